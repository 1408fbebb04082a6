import { EllipsisOutlined } from '@ant-design/icons'
import { enumerations } from '#contract'
import { leadStatuses, type LeadStatus } from '#features/leads/contract'
import { whyNotRead } from '#client/transport'
import { ErrorBlock, formatEuros, formatNumber, Skeleton } from '#client/ui'
import { Button } from '#client/ui/controls'
import { ActionMenu, MenuChoices } from '#client/ui/menu'
import { LeadName } from './LeadName'
import type { LeadRow } from './leadRow'
import { leadSearch, type LeadSearch } from './leadSearch'
import { stepsFrom, useLeadStep } from './leadSteps'
import type { LeadRights } from './useLeadRights'
import { useLeads } from './useLeads'

/** The statuses that have a column: those of leads in progress, then converted and lost. */
const shown: readonly LeadStatus[] = [
  'new',
  'assigned',
  'contacted',
  'unreachable',
  'qualified',
  'meeting',
  'converted',
  'lost',
]
/** How many leads a column shows; the list shows the others. */
const CARDS = 20

interface LeadBoardProps {
  readonly search: LeadSearch
  readonly rights: LeadRights
  /** A step that asks for something first is taken on the sheet of the lead. */
  readonly onStep: (lead: string, step: LeadStatus) => void
  /** Shows all the leads of a status, in the list. */
  readonly onMore: (status: LeadStatus) => void
}

/** The leads by status, one column each. A card moves by its menu: by keyboard as by mouse. */
export function LeadBoard({ search, ...props }: LeadBoardProps) {
  const wanted = search.filters.etat
  const statuses = wanted === undefined ? shown : shown.filter((status) => status === wanted)
  return (
    <div className="lead-columns">
      {statuses.map((status) => (
        <Column key={status} status={status} search={search} {...props} />
      ))}
    </div>
  )
}

function Column({ status, search, rights, onStep, onMore }: LeadBoardProps & { status: LeadStatus }) {
  const { rows, page, failure, isFetching, refetch } = useLeads(
    leadSearch.requestOf({ ...search, filters: { ...search.filters, etat: status }, page: 1, size: 20 }),
  )
  const hidden = (page?.total ?? 0) - Math.min(CARDS, rows.length)
  return (
    <section className="lead-column" aria-busy={isFetching}>
      <h2>
        {leadStatuses[status]} <span>{page && formatNumber(page.total)}</span>
      </h2>
      {failure && !isFetching && <ErrorBlock message={whyNotRead(failure)} onRetry={refetch} />}
      {!page && !failure && <Skeleton lines={4} />}
      {page && (
        <ul aria-label={leadStatuses[status]}>
          {rows.map((lead) => (
            <li key={lead.id} className={lead.late === null ? undefined : 'lead-line-late'}>
              <LeadCard lead={lead} rights={rights} onStep={onStep} />
            </li>
          ))}
        </ul>
      )}
      {hidden > 0 && (
        <Button
          type="link"
          onClick={() => {
            onMore(status)
          }}
        >
          Voir les {formatNumber(hidden)} autres
        </Button>
      )}
    </section>
  )
}

function LeadCard({ lead, rights, onStep }: { lead: LeadRow } & Pick<LeadBoardProps, 'rights' | 'onStep'>) {
  const { id, name, status, project, budget, late } = lead
  const steps = rights.editing ? stepsFrom(status, rights.perimeter) : []
  const take = useLeadStep({
    lead: { id },
    name,
    onAsk: (step) => {
      onStep(id, step)
    },
  })
  return (
    <>
      <LeadName lead={lead} />
      {steps.length > 0 && <StepMenu name={name} steps={steps} onTake={take} />}
      <p>
        {[project && enumerations.projectTypes[project], budget !== null && formatEuros(budget), late]
          .filter(Boolean)
          .join(' · ')}
      </p>
    </>
  )
}

interface StepMenuProps {
  readonly name: string
  readonly steps: readonly LeadStatus[]
  readonly onTake: (step: LeadStatus) => Promise<void>
}

const StepMenu = ({ name, steps, onTake }: StepMenuProps) => (
  <ActionMenu name={`Déplacer ${name} vers`} face={<EllipsisOutlined aria-hidden />}>
    {(menu) => (
      <MenuChoices
        {...menu}
        choices={steps.map((step) => ({
          key: step,
          label: leadStatuses[step],
          onChoose: () => {
            void onTake(step)
          },
        }))}
      />
    )}
  </ActionMenu>
)
