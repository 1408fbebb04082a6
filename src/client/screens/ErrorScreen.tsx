import type { ReactNode } from 'react'
import { Button } from 'antd'
import { Link, useRouteError } from 'react-router-dom'
import { loginAddress } from '#client/session'
import { clientFilesAddress } from './addresses'
import { Refusal } from './refusal'
import { SUPPORT_EMAIL } from './support'
import './errorScreen.css'

/** What could not be shown: no such page, no right to it, or a fault of ours (specification §2, §8). */
export function ErrorScreen() {
  const error = useRouteError()
  const status = error instanceof Refusal ? error.status : 500
  if (status === 404) return <Told title="Cette page n'existe pas."><Link to={clientFilesAddress}>Retourner aux dossiers</Link></Told>
  if (status === 403) {
    return (
      <Told title="Accès non autorisé">
        <p>Vous n’avez pas ce droit. Demandez à votre administrateur.</p>
        <Link to={loginAddress({})}>Se connecter avec un autre compte</Link>
      </Told>
    )
  }
  return (
    <Told title="Oups ! Une erreur est survenue.">
      <p>Nous avons été prévenus de cette erreur et nous allons la corriger au plus vite.</p>
      <p>En attendant, vous pouvez retourner à votre recherche ou nous contacter si le problème persiste.</p>
      <a href={draftOf(error, status)}>Signaler le problème</a>
      <Button type="primary" href={clientFilesAddress}>Retourner à la recherche</Button>
    </Told>
  )
}

function Told({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div role="alert" className="fault">
      <title>{`${title} · Solive`}</title>
      <h1>{title}</h1>
      {children}
      <p className="fault-contact">Contact&nbsp;: <a href={`mailto:${SUPPORT_EMAIL}`}>{SUPPORT_EMAIL}</a></p>
    </div>
  )
}

/** A mail to the support, with what it needs to find the cause. The person reads it before it leaves. */
function draftOf(error: unknown, status: number): string {
  const details = error instanceof Error ? `${error.name}: ${error.message}\n${error.stack ?? ''}` : String(error)
  const body = `${location.pathname}\n${navigator.userAgent}\n${details}`
  return `mailto:${SUPPORT_EMAIL}?subject=${encodeURIComponent(`Erreur ${status}`)}&body=${encodeURIComponent(body)}`
}
