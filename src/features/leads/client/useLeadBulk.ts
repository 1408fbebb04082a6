import { enumerations } from '#contract'
import { leadStatuses } from '#features/leads/contract'
import { api, errorsOf, ofList, outcomeOf } from '#client/api'
import { useToast } from '#client/feedback'
import { downloadCsv, today } from '#client/screens'
import { actOnEach } from '#client/screens/selection'
import { useAppDispatch } from '#client/store'
import { formatDate, formatNumber } from '#client/ui'
import type { LeadRow } from './leadRow'
import { sentenceOf } from './useLeadChange'

const titles = [
  'Contact',
  'Téléphone',
  'État',
  'Dispositif',
  'Budget (€)',
  'Reçu le',
  'Dernier échange',
  'Conseiller',
  'Origine',
]

const cellsOf = (lead: LeadRow): readonly (string | number)[] => [
  lead.name,
  lead.phone ?? '',
  leadStatuses[lead.status],
  lead.project ? enumerations.projectTypes[lead.project] : '',
  lead.budget ?? '',
  lead.receivedAt === null ? '' : formatDate(lead.receivedAt),
  lead.lastExchangeAt === null ? '' : formatDate(lead.lastExchangeAt),
  lead.adviser,
  lead.origin ? enumerations.leadOrigins[lead.origin] : '',
]

const told = (count: number, done: string): string => `${formatNumber(count)} contact${count > 1 ? 's' : ''} ${done}`

/** Acts on several leads, one after the other by the same requests as on one: the server asks the same rights, lead by lead. */
export function useLeadBulk(onDone: () => void) {
  const [update, updating] = api.useUpdateMutation()
  const dispatch = useAppDispatch()
  const toast = useToast()
  const change = async (
    leads: readonly LeadRow[],
    attributes: object,
    words: (count: number) => string,
  ): Promise<void> => {
    const { done, refusals } = await actOnEach(leads, async ({ id }) => {
      const { error } = outcomeOf(await update({ ref: { type: 'client_lead', id }, attributes }))
      return error && sentenceOf(errorsOf(error))
    })
    dispatch(api.util.invalidateTags([ofList('client_lead')]))
    if (done.length > 0) {
      toast({ type: 'success', message: told(done.length, words(done.length)) })
      onDone()
    }
    if (refusals.length > 0) toast({ type: 'error', message: refusals.join(' ') })
  }
  return {
    isActing: updating.isLoading,
    assign: (leads: readonly LeadRow[], adviser: string, name: string) =>
      change(leads, { adviser_id: adviser }, (count) => `${count > 1 ? 'confiés' : 'confié'} à ${name}`),
    close: (leads: readonly LeadRow[], reason: string) =>
      change(
        leads,
        { status: 'lost', loss_reason: reason },
        (count) => `${count > 1 ? 'classés' : 'classé'} sans suite`,
      ),
    exported: (leads: readonly LeadRow[]): void => {
      downloadCsv(`contacts-${today()}.csv`, [titles, ...leads.map(cellsOf)])
      toast({ type: 'success', message: told(leads.length, leads.length > 1 ? 'exportés' : 'exporté') })
    },
  }
}
