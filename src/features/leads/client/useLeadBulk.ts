import { leadOrigins } from '#features/clientFile/contract'
import { enumerations } from '#contract'
import { leadStatuses } from '#features/leads/contract'
import { api, errorsOf, ofList, outcomeOf } from '#client/api'
import { downloadCsv, today } from '#client/screens'
import { useBulk, type Words } from '#client/screens/selection'
import { useAppDispatch } from '#client/store'
import { formatDate } from '#client/ui'
import type { LeadRow } from './leadRow'
import { sentenceOf } from './leadSteps'

export const leadWords: Words = ['contact', 'contacts']

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
  lead.origin ? leadOrigins[lead.origin] : '',
]

/** Where the leads come from that are acted on. */
type Leads = () => Promise<readonly LeadRow[]>

/** Acts on several leads. @param onDone once some was done */
export function useLeadBulk(onDone: () => void) {
  const [update] = api.useUpdateMutation()
  const dispatch = useAppDispatch()
  const { progress, act, give } = useBulk<LeadRow>({
    words: leadWords,
    nameOf: ({ name }) => name,
    readAgain: () => {
      dispatch(api.util.invalidateTags([ofList('client_lead')]))
    },
    onDone,
  })
  const writing =
    (attributes: object) =>
    async ({ id }: LeadRow): Promise<string | undefined> => {
      const { error } = outcomeOf(await update({ ref: { type: 'client_lead', id }, attributes }))
      return error && sentenceOf(errorsOf(error))
    }
  return {
    progress,
    assign: (rows: Leads, adviser: string, name: string) =>
      act({ rows, act: writing({ adviser_id: adviser }), participle: ['confié', `à ${name}`] }),
    close: (rows: Leads, reason: string) =>
      act({
        rows: async () => (await rows()).filter(({ status }) => status !== 'lost'),
        act: writing({ status: 'lost', loss_reason: reason }),
        participle: ['classé', 'sans suite'],
      }),
    exported: (rows: Leads) =>
      give(rows, (leads) => {
        downloadCsv(`contacts-${today()}.csv`, [titles, ...leads.map(cellsOf)])
      }),
  }
}
