import { Suspense, useState, type ReactNode } from 'react'
import { isRouteErrorResponse, useLocation, useRouteError } from 'react-router-dom'
import { loginAddress } from '#client/session'
import { PageHeader } from '#client/ui'
import { Button } from '#client/ui/controls'
import { homeAddress } from '../addresses'
import { OFFLINE, useOnline } from '../useOnline'
import { problemReport } from './problemReport'
import { mayPass, Refusal } from './refusal'
import { SnapshotButton } from '../snapshot/SnapshotButton'
import { FaultResult, Incident, SearchHint } from './FaultResult'
import { SUPPORT_EMAIL } from './support'
import { useGoesHome, WayBack } from './WayBack'
import './errorScreen.css'

/** Robots are shown no error (specification §8): they would index it. */
const ROBOT = /bot|crawl|spider|slurp/i

function statusOf(error: unknown): number {
  return error instanceof Refusal || isRouteErrorResponse(error) ? error.status : 500
}

/** What could not be shown: no such page, no right to it, or a fault of ours (specification §2, §8). */
export function ErrorScreen() {
  const error = useRouteError()
  const { key } = useLocation()
  if (ROBOT.test(navigator.userAgent)) return null
  const status = statusOf(error)
  if (status === 404)
    return (
      <ErrorPage status={404} title="Cette page n’existe pas.">
        <p>
          L’adresse est incomplète, ou ce qu’elle montrait a été déplacé ou supprimé. Ce que vous avez saisi est gardé.
        </p>
        <SearchHint />
        <WayBack isMain />
      </ErrorPage>
    )
  return status === 403 ? <Refused /> : <Fault key={key} error={error} status={status} />
}

/** The person has not the right to see this, though others have; where the first screen itself is refused, another person may be let in. */
export function Refused() {
  const isFirst = useLocation().pathname === homeAddress
  return (
    <ErrorPage status={403} title="Accès non autorisé">
      <p>Vous n’avez pas ce droit. Demandez à votre administrateur.</p>
      <p>Rien n’a été modifié, et ce que vous avez saisi est gardé.</p>
      <div className="fault-actions">
        <Button type="primary" href={isFirst ? loginAddress({ errorCode: 403 }) : homeAddress}>
          {isFirst ? 'Se connecter avec un autre compte' : 'Retourner à l’accueil'}
        </Button>
      </div>
    </ErrorPage>
  )
}

function Fault({ error, status }: FaultProps) {
  // Said as long as the page stays, though the network comes back meanwhile.
  const [wasOnline] = useState(useOnline())
  return !wasOnline && mayPass(error) ? <NotHere /> : <Broken error={error} status={status} />
}

/** Without network, a page of which this device lacks something: no fault, and nobody is told of it. */
function NotHere() {
  const isOnline = useOnline()
  return (
    <ErrorPage status={503} title="Cette page attend le réseau.">
      <p>Vous êtes hors connexion, et cette page n’a pas encore été ouverte sur cet appareil.</p>
      <p>Réessayez quand le réseau est revenu. Ce que vous avez saisi est gardé sur cet appareil.</p>
      <div className="fault-actions">
        <Retry isOnline={isOnline} />
        <WayBack isMain={false} />
      </div>
    </ErrorPage>
  )
}

const Retry = ({ isOnline }: { isOnline: boolean }) => (
  <Button
    type="primary"
    disabled={!isOnline}
    title={isOnline ? undefined : OFFLINE}
    onClick={() => {
      location.reload()
    }}
  >
    Réessayer
  </Button>
)

interface FaultProps {
  readonly error: unknown
  readonly status: number
}

function Broken({ error, status }: FaultProps) {
  const { pathname } = useLocation()
  const goesHome = useGoesHome()
  const incident = error instanceof Refusal ? error.failure?.incident : undefined
  const isPassing = mayPass(error)
  return (
    <ErrorPage status={status} title="Oups ! Une erreur est survenue.">
      <p>Nous avons été prévenus de cette erreur et nous allons la corriger au plus vite.</p>
      <p>
        En attendant, vous pouvez retourner {goesHome ? 'à l’accueil' : 'à votre recherche'} ou nous contacter si le
        problème persiste.
      </p>
      <p>Ce que vous avez saisi est gardé sur cet appareil.</p>
      {incident !== undefined && <Incident id={incident} />}
      <div className="fault-actions">
        {isPassing && <Retry isOnline />}
        <WayBack isMain={!isPassing} />
        <Button href={problemReport(error, status, { page: pathname, userAgent: navigator.userAgent })}>
          Signaler le problème
        </Button>
        <SnapshotButton />
      </div>
    </ErrorPage>
  )
}

function ErrorPage({ status, title, children }: { status: number; title: string; children: ReactNode }) {
  return (
    <>
      <title>{`Erreur ${status} — ${title} · Solive`}</title>
      <PageHeader title={title} />
      <div role="alert" className="fault">
        <Suspense>
          <FaultResult status={status}>
            {children}
            <p className="fault-contact">
              Contact&nbsp;: <a href={`mailto:${SUPPORT_EMAIL}`}>{SUPPORT_EMAIL}</a>
            </p>
          </FaultResult>
        </Suspense>
      </div>
    </>
  )
}
