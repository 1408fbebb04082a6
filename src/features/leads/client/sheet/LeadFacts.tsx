import { definitionOf, type Attributes } from '#contract'
import type { ResourceOf } from '#contract/jsonapi'
import { Card, formatDate, formatEuros, formatNumber, formatTime } from '#client/ui'
import { Facts } from '#client/ui/facts'

type Name = keyof Attributes<'client_lead'>

const FOLLOWING = 'Suivi'

const groups: readonly { readonly title: string; readonly names: readonly Name[] }[] = [
  { title: 'Projet', names: ['project_type', 'investment_amount', 'project_description', 'meeting_at'] },
  {
    title: 'Finances',
    names: ['net_monthly_income', 'annual_tax', 'fiscal_part', 'monthly_rent', 'alimony', 'monthly_loan_payment'],
  },
  {
    title: 'Identité',
    names: [
      'honorific',
      'birthdate',
      'email',
      'phone',
      'marital_status',
      'matrimonial_property_regime',
      'address',
      'postal_code',
      'is_handicapped',
    ],
  },
  { title: FOLLOWING, names: ['origin', 'comment', 'loss_reason', 'has_consent', 'consented_on', 'retained_until'] },
]

interface LeadFactsProps {
  readonly lead: ResourceOf<'client_lead'>
  /** Who follows the lead; absent where only what a client file takes over is shown. */
  readonly adviser?: string
}

/** What is known of a lead; what is not is left out. */
export function LeadFacts({ lead: { attributes }, adviser }: LeadFactsProps) {
  const shown = adviser === undefined ? groups.filter(({ title }) => title !== FOLLOWING) : groups
  return (
    <div className="lead-facts">
      {shown.map(({ title, names }) => (
        <Card key={title} title={adviser === undefined ? `Repris\u00a0: ${title.toLowerCase()}` : title} level={3}>
          <Facts
            facts={[
              ...(title === FOLLOWING ? [{ label: 'Conseiller', value: adviser || 'Personne encore' }] : []),
              ...names.flatMap((name) => factOf(name, attributes[name])),
            ]}
          />
        </Card>
      ))}
    </div>
  )
}

function factOf(name: Name, value: string | number | boolean | null | undefined) {
  if (value === null || value === undefined) return []
  const { label, short } = definitionOf('client_lead').fields[name] ?? { label: name, short: undefined }
  return [{ label: short ?? label, value: written(name, value) }]
}

function written(name: Name, value: string | number | boolean): string {
  const field = definitionOf('client_lead').fields[name]
  const choice = field?.choices?.find((candidate) => candidate.value === value)
  if (choice) return choice.label
  if (typeof value === 'boolean') return value ? 'Oui' : 'Non'
  if (typeof value === 'number') return field?.kind === 'amount' ? formatEuros(value) : formatNumber(value)
  if (field?.kind === 'date') return formatDate(value)
  return field?.kind === 'instant' ? `${formatDate(value, 'words')} à ${formatTime(value)}` : value
}
