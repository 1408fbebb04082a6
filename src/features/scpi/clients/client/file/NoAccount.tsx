import { useOpenAggregate } from '#client/editing'
import { OFFLINE, useOnline } from '#client/screens'
import { Card, Empty } from '#client/ui'
import { Button } from '#client/ui/controls'
import { useAccountOpening } from '../shared/useAccountOpening'

/** The investor account is still to be opened: the household, the children and the rest of the questionnaire are its. */
export function NoAccount({ title, sentence }: { title: string; sentence: string }) {
  const { id, readOnly } = useOpenAggregate()
  const { open, isOpening } = useAccountOpening()
  const isOnline = useOnline()
  return (
    <Card title={title}>
      <Empty
        title="Pas encore de compte investisseur"
        sentence={sentence}
        {...(readOnly
          ? {}
          : {
              action: (
                <Button
                  type="primary"
                  loading={isOpening}
                  disabled={!isOnline}
                  title={isOnline ? undefined : OFFLINE}
                  onClick={() => void open(id)}
                >
                  Créer le compte investisseur
                </Button>
              ),
            })}
      />
    </Card>
  )
}
