import { FolderAddOutlined } from '@ant-design/icons'
import { Link } from 'react-router-dom'
import { Button } from '#client/ui/controls'
import type { Choice } from '#contract'
import type { ResourceOf } from '#contract/jsonapi'
import { convertibleStatuses, leadStatuses, type LeadStatus } from '#features/leads/contract'
import { useToast } from '#client/feedback'
import { clientFileAddress } from '#features/clientFile/contract'
import { useShortcuts } from '#client/screens/keyboard'
import type { LeadsLocation } from '../leadsLocation'
import { isImmediate, stepLabels, stepsFrom } from '../leadSteps'
import { sentenceOf, useLeadChange } from '../useLeadChange'
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
  const change = useLeadChange(lead)
  const toast = useToast()
  const steps = stepsFrom(status, rights.perimeter)
  const isConvertible = rights.converting && convertibleStatuses.includes(status)

  const take = async (wanted: LeadStatus) => {
    if (!isImmediate(wanted)) {
      onMove({ step: wanted })
      return
    }
    const errors = await change(wanted === 'new' ? { adviser_id: null } : { status: wanted })
    toast(
      errors
        ? { type: 'error', message: sentenceOf(errors) }
        : { type: 'success', message: `Contact\u00a0: ${leadStatuses[wanted].toLowerCase()}` },
    )
  }
  const convert = () => {
    onMove({ drawer: 'creer-le-dossier' })
  }
  useShortcuts([
    ...(steps.includes('qualified')
      ? [
          {
            keys: 'q',
            label: 'Qualifier le contact',
            act: () => {
              void take('qualified')
            },
          },
        ]
      : []),
    ...(isConvertible ? [{ keys: 'c', label: 'Créer le dossier du contact', act: convert }] : []),
  ])
  return (
    <>
      <div className="lead-steps">
        {isConvertible && (
          <Button type="primary" icon={<FolderAddOutlined aria-hidden />} onClick={convert}>
            Créer le dossier
          </Button>
        )}
        <OpenFile lead={lead} />
        {steps.map((wanted) => (
          <Button
            key={wanted}
            aria-expanded={isImmediate(wanted) ? undefined : step === wanted}
            onClick={() => {
              void take(wanted)
            }}
          >
            {stepLabels[wanted]}
          </Button>
        ))}
      </div>
      {step !== null && steps.includes(step) && (
        <StepForm
          key={step}
          lead={lead}
          step={step}
          advisers={advisers}
          onDone={() => {
            onMove({ step: null })
          }}
        />
      )}
    </>
  )
}

function OpenFile({ lead }: Pick<StepsProps, 'lead'>) {
  const { client_file: file } = lead.relationships
  return file && 'id' in file ? (
    <Link className="lead-file" to={clientFileAddress(file.id)}>
      Ouvrir le dossier
    </Link>
  ) : null
}
