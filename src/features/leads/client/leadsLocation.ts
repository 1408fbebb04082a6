import { leadStatuses, type LeadStatus } from '#features/leads/contract'

/** What the address of the screen says beside the search: the view, the open lead, the step being taken, the open drawer. */
export interface LeadsLocation {
  readonly view: 'list' | 'columns'
  readonly lead: string | null
  /** The status that the open lead is being moved to. */
  readonly step: LeadStatus | null
  readonly drawer: Drawer | null
}

const drawers = ['nouveau', 'import', 'modifier', 'creer-le-dossier'] as const
export type Drawer = (typeof drawers)[number]

const isStatus = (value: string): value is LeadStatus => Object.hasOwn(leadStatuses, value)

export function locationOf(parameters: URLSearchParams): LeadsLocation {
  const step = parameters.get('etape') ?? ''
  return {
    view: parameters.get('vue') === 'colonnes' ? 'columns' : 'list',
    lead: parameters.get('contact'),
    step: isStatus(step) ? step : null,
    drawer: drawers.find((drawer) => drawer === parameters.get('ouvrir')) ?? null,
  }
}

/** The address after a change of location. Opening or closing a lead also closes its step and its drawer. */
export function withLocation(parameters: URLSearchParams, change: Partial<LeadsLocation>): URLSearchParams {
  const { view, lead, step, drawer } = {
    ...locationOf(parameters),
    ...('lead' in change ? { step: null, drawer: null } : {}),
    ...change,
  }
  const next = new URLSearchParams(parameters)
  const write = (name: string, value: string | null) => {
    if (value === null) next.delete(name)
    else next.set(name, value)
  }
  write('vue', view === 'columns' ? 'colonnes' : null)
  write('contact', lead)
  write('etape', step)
  write('ouvrir', drawer)
  return next
}
