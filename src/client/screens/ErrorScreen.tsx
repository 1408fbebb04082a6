import { Button } from 'antd'
import { isRouteErrorResponse, Link, useRouteError } from 'react-router-dom'
import { loginAddress } from '#client/session'
import { Empty } from '#client/ui'
import { clientFilesAddress } from './addresses'

const SUPPORT = 'support@solive.example'

/** What could not be shown: no such page, no right to it, or a fault of ours (specification §2, §8). */
export function ErrorScreen() {
  const error = useRouteError()
  const status = isRouteErrorResponse(error) ? error.status : 500
  const back = <Link to={clientFilesAddress}><Button type="primary">Retourner aux dossiers</Button></Link>
  if (status === 404) return <Empty title="Cette page n'existe pas." action={back} />
  if (status === 403) {
    return <Empty title="Accès non autorisé" sentence="Vous n’avez pas ce droit. Demandez à votre administrateur." action={<Link to={loginAddress({})}>Se connecter avec un autre compte</Link>} />
  }
  return <Fault error={error} status={status} />
}

function Fault({ error, status }: { error: unknown; status: number }) {
  const details = `${location.href}\n${navigator.userAgent}\n${detailsOf(error)}`
  const draft = `mailto:${SUPPORT}?${new URLSearchParams({ subject: `Erreur ${status}`, body: details }).toString().replaceAll('+', '%20')}`
  return (
    <div role="alert" className="fault">
      <h1>Oups ! Une erreur est survenue.</h1>
      <p>Nous avons été prévenus de cette erreur et nous allons la corriger au plus vite.</p>
      <p>En attendant, vous pouvez retourner à votre recherche ou nous contacter si le problème persiste.</p>
      <p><a href={draft}>Signaler le problème</a></p>
      <Button type="primary" href={clientFilesAddress}>Retourner à la recherche</Button>
    </div>
  )
}

function detailsOf(error: unknown): string {
  if (isRouteErrorResponse(error)) return JSON.stringify(error.data)
  return error instanceof Error ? `${error.message}\n${error.stack ?? ''}` : String(error)
}
