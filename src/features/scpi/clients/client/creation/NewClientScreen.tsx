import { useState, type ReactNode } from 'react'
import { CheckOutlined } from '@ant-design/icons'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { isUuid } from '#contract'
import { selectResource } from '#client/entities'
import { Refused } from '#client/screens/errors'
import { useAppSelector, useAppStore, useResource } from '#client/store'
import { whyNotRead } from '#client/transport'
import { Card, ErrorBlock, PageHeader, Skeleton } from '#client/ui'
import { PageBody } from '#client/ui/layout'
import { scpiClientAddress } from '#features/scpi/clients/contract'
import { useClientRights } from '../shared/useClientRights'
import { nameOf } from '../shared/words'
import { ConjointStep } from './ConjointStep'
import { FamilyStep } from './FamilyStep'
import { IdentityStep } from './IdentityStep'
import { LinkedSpouse } from './LinkedSpouse'
import { StepCard } from './StepCard'
import { shareFamily } from './writing'
import './creation.css'

const steps = { identite: 'Identité', famille: 'Situation familiale', conjoint: 'Conjoint' } as const
type StepName = keyof typeof steps

const isStep = (name: string | null): name is StepName => name !== null && Object.hasOwn(steps, name)

/**
 * A new client, in three steps. Each is saved as it ends, and the address says which one is next: whoever reloads or comes back goes on
 * from there.
 */
export function NewClientScreen() {
  const { creating } = useClientRights()
  const [parameters] = useSearchParams()
  if (!creating) return <Refused />
  const spouseOf = idIn(parameters, 'de')
  return (
    <>
      <title>Nouveau client · Solive</title>
      <PageHeader title={spouseOf === null ? 'Nouveau client' : 'Fiche du conjoint'} />
      <PageBody>
        <div className="scpi-creation">{spouseOf === null ? <Assistant /> : <SpouseOf id={spouseOf} />}</div>
      </PageBody>
    </>
  )
}

function idIn(parameters: URLSearchParams, name: string): string | null {
  const id = parameters.get(name)
  return isUuid(id) ? id : null
}

function Assistant() {
  const [parameters, setParameters] = useSearchParams()
  const clientId = idIn(parameters, 'client')
  const asked = parameters.get('etape')
  const step = clientId === null || !isStep(asked) ? 'identite' : asked
  const isMoved = useMoved(step)
  const go = (id: string, next: StepName) => {
    setParameters({ client: id, etape: next })
  }
  return (
    <>
      <Steps current={step} />
      {clientId === null ? (
        <StepCard
          key="new"
          isMoved={isMoved}
          title={steps.identite}
          sentence="Un prénom, un nom et une adresse e-mail suffisent. Le reste peut venir plus tard."
        >
          <IdentityStep
            clientId={null}
            spouseOf={null}
            onDone={(id) => {
              go(id, 'famille')
            }}
          />
        </StepCard>
      ) : (
        <Known id={clientId} step={step} isMoved={isMoved}>
          <Step
            id={clientId}
            step={step}
            onStep={(next) => {
              go(clientId, next)
            }}
          />
        </Known>
      )}
    </>
  )
}

/** Whether another step was shown before. */
function useMoved(step: StepName): boolean {
  const [first] = useState(step)
  const [isMoved, setMoved] = useState(false)
  if (step !== first && !isMoved) setMoved(true)
  return isMoved
}

interface StepProps {
  readonly id: string
  readonly step: StepName
  readonly onStep: (next: StepName) => void
}

/** A step of a client who is there already. */
function Step({ id, step, onStep }: StepProps) {
  const navigate = useNavigate()
  const to = (next: StepName) => () => {
    onStep(next)
  }
  switch (step) {
    case 'identite':
      return <IdentityStep clientId={id} spouseOf={null} onDone={to('famille')} />
    case 'famille':
      return <FamilyStep clientId={id} onBack={to('identite')} onDone={to('conjoint')} />
    case 'conjoint':
      return <ConjointStep clientId={id} onBack={to('famille')} onDone={() => navigate(scpiClientAddress(id))} />
  }
}

const INCLUDED = ['familySituation', 'ppAccount', 'conjoint'] as const

interface KnownProps {
  readonly id: string
  readonly step: StepName
  readonly isMoved: boolean
  readonly children: ReactNode
}

/** The step of a client who is there already, once they are read. */
function Known({ id, step, isMoved, children }: KnownProps) {
  const { resource, isComplete, failure, refetch } = useResource('scpi_client', id, { include: INCLUDED })
  if (failure && !isComplete) return <ErrorBlock message={whyNotRead(failure)} onRetry={refetch} />
  if (!resource || !isComplete) return <Skeleton lines={6} />
  return (
    <StepCard
      key={step}
      isMoved={isMoved}
      title={steps[step]}
      sentence={
        step === 'conjoint'
          ? `La fiche de ${nameOf(resource.attributes)} est créée, avec son compte investisseur.`
          : `${nameOf(resource.attributes)} est dans vos clients\u202f; chaque étape est enregistrée quand elle est finie.`
      }
    >
      {children}
    </StepCard>
  )
}

/** The spouse of somebody: who they are; what was said of the couple is said of them too. */
function SpouseOf({ id }: { id: string }) {
  const store = useAppStore()
  const navigate = useNavigate()
  const { isComplete, failure, refetch } = useResource('scpi_client', id, { include: INCLUDED })
  const client = useAppSelector((state) => selectResource(state, 'scpi_client', id))
  if (failure && !isComplete) return <ErrorBlock message={whyNotRead(failure)} onRetry={refetch} />
  if (!client || !isComplete) return <Skeleton lines={6} />
  if (client.attributes.conjoint_id)
    return (
      <Card title="Conjoint">
        <LinkedSpouse clientId={id} />
      </Card>
    )
  return (
    <Card
      title={steps.identite}
      sentence={`Conjoint de ${nameOf(client.attributes)}\u00a0: les deux fiches sont liées, et la situation familiale reprise.`}
    >
      <IdentityStep
        clientId={null}
        spouseOf={id}
        onDone={async (spouse) => {
          await shareFamily(store, id, spouse)
          await navigate(scpiClientAddress(spouse))
        }}
      />
    </Card>
  )
}

/** Where one is. */
function Steps({ current }: { current: StepName }) {
  const names = Object.keys(steps).filter(isStep)
  const place = names.indexOf(current)
  return (
    <ol className="scpi-steps" aria-label="Étapes">
      {names.map((name, index) => (
        <li
          key={name}
          aria-current={name === current ? 'step' : undefined}
          className={index < place ? 'done' : undefined}
        >
          <span className="scpi-step-mark" aria-hidden>
            {index < place ? <CheckOutlined aria-hidden /> : index + 1}
          </span>
          {steps[name]}
          {index < place && <span className="visually-hidden">, fait</span>}
        </li>
      ))}
    </ol>
  )
}
