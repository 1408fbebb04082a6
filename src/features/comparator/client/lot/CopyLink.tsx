import { LinkOutlined, ShareAltOutlined } from '@ant-design/icons'
import { useToast } from '#client/feedback'
import { selectCompany } from '#client/session'
import { useAppSelector } from '#client/store'
import { Button } from '#client/ui/controls'

interface CopyLinkProps {
  /** Said once it is: `Lien du lot copié`. */
  readonly copied: string
}

/** Copies the address of the page, without the household that it is looked at for; where the firm has a public host, also that for clients. */
export function CopyLink({ copied }: CopyLinkProps) {
  const copy = useCopy()
  const publicHost = useAppSelector((state) => selectCompany(state)?.attributes.public_host)
  const { origin, protocol, port, pathname } = window.location
  return (
    <>
      <Button
        icon={<LinkOutlined aria-hidden />}
        aria-label="Copier le lien"
        title="Copier le lien"
        onClick={() => {
          copy(`${origin}${pathname}`, copied)
        }}
      />
      {publicHost && (
        <Button
          icon={<ShareAltOutlined aria-hidden />}
          aria-label="Copier le lien client"
          title="Copier le lien client"
          onClick={() => {
            copy(
              `${protocol}//${publicHost}${port === '' ? '' : `:${port}`}${pathname}`,
              `${copied}, pour un client\u00a0: sans référence ni commission`,
            )
          }}
        />
      )}
    </>
  )
}

function useCopy() {
  const toast = useToast()
  return (text: string, copied: string) => {
    navigator.clipboard.writeText(text).then(
      () => {
        toast({ type: 'success', message: copied })
      },
      () => {
        toast({ type: 'error', message: 'Ce navigateur n’a pas copié le lien.' })
      },
    )
  }
}
