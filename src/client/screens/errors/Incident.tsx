import { CopyOutlined } from '@ant-design/icons'
import { Button } from '#client/ui/controls'
import { useCopyToClipboard } from '#client/feedback'

/** The number by which the support finds the fault in its log. */
export function Incident({ id }: { id: string }) {
  const copy = useCopyToClipboard()
  return (
    <p className="fault-incident">
      Incident <code>{id}</code>
      <Button
        size="small"
        icon={<CopyOutlined aria-hidden />}
        onClick={() => {
          void copy(id, { copied: 'Copié', refused: 'Votre navigateur refuse la copie\u00a0: notez ce numéro.' })
        }}
      >
        Copier
      </Button>
    </p>
  )
}
