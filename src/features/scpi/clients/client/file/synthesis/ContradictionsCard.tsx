import { useState } from 'react'
import { WarningOutlined } from '@ant-design/icons'
import { Link } from 'react-router-dom'
import { selectEdited, type Item } from '#client/autosave'
import { AutosaveForm, useAdd, useItems, useOpenAggregate } from '#client/editing'
import { SectionSaveState } from '#client/editing/saving'
import { ValueField } from '#client/forms/byKind'
import { useAppSelector } from '#client/store'
import { Card, StatusTag } from '#client/ui'
import { Button } from '#client/ui/controls'
import { labelOfMissing } from '#features/scpi/clients/contract/completion'
import { scpiAccountsApi, type Contradiction } from '../../api'
import { addressOf } from '../fileParts'
import { OpenAccount } from '../OpenAccount'

const TYPE = 'contradiction_comment'

interface ContradictionsProps {
  readonly clientId: string
  readonly accountId: string
}

/** Answers that do not go together: each is corrected, or explained. */
export function ContradictionsCard({ clientId, accountId }: ContradictionsProps) {
  const { data = [] } = scpiAccountsApi.useContradictionsQuery(accountId, { refetchOnMountOrArgChange: true })
  if (data.length === 0) return null
  return (
    <OpenAccount id={accountId}>
      <Card
        title="Réponses à rapprocher"
        sentence="Corrigez une des réponses, ou expliquez pourquoi elles sont justes ensemble."
        state={
          <>
            <StatusTag tone="warning" icon={<WarningOutlined aria-hidden />}>
              {data.length}
            </StatusTag>
            <SectionSaveState type={TYPE} />
          </>
        }
      >
        <ul className="scpi-contradictions">
          {data.map((one) => (
            <li key={one.code}>
              <OneContradiction clientId={clientId} contradiction={one} />
            </li>
          ))}
        </ul>
      </Card>
    </OpenAccount>
  )
}

interface OneContradictionProps {
  readonly clientId: string
  readonly contradiction: Contradiction
}

function OneContradiction({ clientId, contradiction: { code, message, fields } }: OneContradictionProps) {
  const { readOnly } = useOpenAggregate()
  const items = useItems(TYPE)
  const comment = useCommentOf(items, code)
  const add = useAdd(TYPE)
  const [isAsked, setIsAsked] = useState(false)
  return (
    <>
      <p>
        <strong>{message}</strong>
      </p>
      <p>
        {fields.map((field, index) => (
          <span key={`${field.section} ${field.field}`}>
            {index > 0 && ', '}
            <Link to={addressOf(clientId, field)}>{labelOfMissing(field)}</Link>
          </span>
        ))}
      </p>
      {comment ? (
        <AutosaveForm item={comment}>
          <ValueField name="comment" />
        </AutosaveForm>
      ) : (
        !readOnly && (
          <Button
            disabled={isAsked}
            onClick={() => {
              setIsAsked(true)
              add({ code })
            }}
          >
            Expliquer
          </Button>
        )
      )}
    </>
  )
}

/** The comment on one contradiction, once somebody began it. */
function useCommentOf(items: readonly Item<typeof TYPE>[], code: string): Item<typeof TYPE> | undefined {
  return useAppSelector((state) => items.find(({ ref }) => selectEdited(state, TYPE, ref.id)?.attributes.code === code))
}
