import { FolderAddOutlined } from '@ant-design/icons'
import { Link } from 'react-router-dom'
import { Button } from '#client/ui/controls'
import type { Choice } from '#contract'
import type { ResourceOf } from '#contract/jsonapi'
import { convertibleStatuses, type LeadStatus } from '#features/leads/contract'
import { clientFileAddress } from '#features/clientFile/contract'
import { useShortcuts } from '#client/screens/keyboard'
import type { LeadsLocation } from '../leadsLocation'
import { isImmediate, stepLabel, stepsFrom, useLeadStep } from '../leadSteps'
import type { LeadRights } from '../useLeadRights'
import { StepForm } from './StepForm'

interface StepsProps {
  readonly lead: ResourceOf<'client_lead'>
  /** The step that is being taken. */
  readonly step: LeadStatus | null
  readonly rights: LeadRights
  readonly advisers: readonly Choice[]
  readonly onMove: (move: Partial<LeadsLocation>) => void
}

/** What can become of a lead from where they are. */
export function Steps({ lead, step, rights, advisers, onMove }: StepsProps) {
  const status = lead.attributes.status ?? 'new'
  const steps = stepsFrom(status, rights.perimeter)
  const isConvertible = rights.converting && convertibleStatuses.includes(status)
  const ask = (wanted: LeadStatus | null) => {
    onMove({ step: wanted })
  }
  const take = useLeadStep({ lead, name: 'Contact', onAsk: ask })
  const qualify = () => {
    void take('qualified')
  }
  useShortcuts(steps.includes('qualified') ? [{ keys: 'q', label: 'Qualifier le contact', act: qualify }] : [])
  return (
    <>
      <div className="lead-steps">
        {isConvertible && <Convert onMove={onMove} />}
        <OpenFile lead={lead} />
        {steps.map((wanted) => (
          <StepButton key={wanted} step={wanted} isOpen={step === wanted} onTake={take} />
        ))}
      </div>
      {step !== null && steps.includes(step) && (
        <StepForm
          key={step}
          lead={lead}
          step={step}
          advisers={advisers}
          onDone={() => {
            ask(null)
          }}
        />
      )}
    </>
  )
}

function Convert({ onMove }: Pick<StepsProps, 'onMove'>) {
  const convert = () => {
    onMove({ drawer: 'creer-le-dossier' })
  }
  useShortcuts([{ keys: 'c', label: 'Créer le dossier du contact', act: convert }])
  return (
    <Button type="primary" icon={<FolderAddOutlined aria-hidden />} onClick={convert}>
      Créer le dossier
    </Button>
  )
}

interface StepButtonProps {
  readonly step: LeadStatus
  readonly isOpen: boolean
  readonly onTake: (step: LeadStatus) => Promise<void>
}

const StepButton = ({ step, isOpen, onTake }: StepButtonProps) => (
  <Button
    aria-expanded={isImmediate(step) ? undefined : isOpen}
    onClick={() => {
      void onTake(step)
    }}
  >
    {stepLabel(step)}
  </Button>
)

function OpenFile({ lead }: Pick<StepsProps, 'lead'>) {
  const { client_file: file } = lead.relationships
  return file && 'id' in file ? (
    <Link className="lead-file" to={clientFileAddress(file.id)}>
      Ouvrir le dossier
    </Link>
  ) : null
}
