import { choicesOf, FilterPanel, type FilterControl } from '#client/screens/filters'
import { statusLabels } from '#contract/lifecycle'
import { saleStages } from '#features/sales/contract'
import type { SaleRow } from '../saleRow'
import { choicesIn, type AllSalesFilters } from './narrowing'

interface AllSaleFiltersProps {
  readonly rows: readonly SaleRow[]
  /** Sales of several people are shown. */
  readonly hasAdvisers: boolean
  readonly filters: AllSalesFilters
  readonly onChange: (change: Readonly<Partial<Record<keyof AllSalesFilters, string | null>>>) => void
}

const { lost: _lost, ...stages } = statusLabels({ states: saleStages })

/** Narrows all sales: by stage, whom they are sold through and by, when they began, whether they are late. */
export function AllSaleFilters({ rows, hasAdvisers, filters, onChange }: AllSaleFiltersProps) {
  const controls: readonly FilterControl<keyof AllSalesFilters>[] = [
    { kind: 'choice', name: 'etape', label: 'Étape', choices: choicesOf(stages) },
    { kind: 'choice', name: 'promoteur', label: 'Promoteur', choices: choicesIn(rows, 'promoter') },
    { kind: 'choice', name: 'programme', label: 'Programme', choices: choicesIn(rows, 'program') },
    ...(hasAdvisers
      ? [{ kind: 'choice', name: 'conseiller', label: 'Conseiller', choices: choicesIn(rows, 'created_by') } as const]
      : []),
    { kind: 'day', name: 'depuis', label: 'Commencée depuis le' },
    { kind: 'day', name: 'jusqu', label: 'Commencée jusqu’au' },
    { kind: 'switch', name: 'retard', label: 'En retard' },
  ]
  return <FilterPanel controls={controls} values={filters} onChange={onChange} />
}
