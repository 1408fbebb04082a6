import { Card, formatPercent } from '#client/ui'
import { Amount } from '#client/ui/explanation'
import { DataTable, type Column } from '#client/ui/table'
import type { CapacityAnswer } from '../investmentCapacity'

type DebtReading = CapacityAnswer['data']['readings'][number]

const names: Readonly<Record<DebtReading['reading'], { readonly label: string; readonly rule: string }>> = {
  hcsf: { label: 'HCSF', rule: 'une part des loyers à venir s’ajoute aux revenus' },
  prudent: { label: 'Banque prudente', rule: 'aucun loyer à venir n’est compté' },
  differential: { label: 'Différentiel', rule: 'les loyers paient d’abord la mensualité' },
}

/** What a reading would lend more or less than the HCSF's. */
function Gap({ reading: { reading, budget }, reference }: { reading: DebtReading; reference: number | null }) {
  if (reading === 'hcsf') return 'Lecture de référence.'
  if (budget === null) return 'Les loyers paieraient le prêt à tout prix.'
  if (reference === null || budget === reference) return reference === null ? 'Limite le budget.' : 'Même budget.'
  return (
    <>
      <Amount figure={`readings.${reading}.gap`} value={Math.abs(budget - reference)} /> de{' '}
      {budget > reference ? 'plus' : 'moins'} que la lecture du HCSF.
    </>
  )
}

const columns: readonly [Column<DebtReading>, ...Column<DebtReading>[]] = [
  {
    key: 'reading',
    title: 'Lecture',
    cell: ({ reading }) => (
      <>
        {names[reading].label}
        <small className="reading-rule">{names[reading].rule}</small>
      </>
    ),
  },
  {
    key: 'ratio',
    title: 'Endettement',
    align: 'end',
    cell: ({ reading, debt_ratio: ratio }) => (
      <Amount
        figure={`readings.${reading}.debt_ratio`}
        value={ratio}
        unit="rate"
        written={formatPercent(ratio, { decimals: 1 })}
      />
    ),
  },
  {
    key: 'budget',
    title: 'Budget',
    align: 'end',
    cell: ({ reading, budget }) =>
      budget === null ? 'Non limité' : <Amount figure={`readings.${reading}.budget`} value={budget} />,
  },
]

/** How three banks would read the same purchase. */
export function DebtReadings({ readings, budget: reference }: Pick<CapacityAnswer['data'], 'readings' | 'budget'>) {
  const gap: Column<DebtReading> = {
    key: 'gap',
    title: 'Écart',
    cell: (reading) => <Gap reading={reading} reference={reference} />,
  }
  return (
    <Card title="Trois lectures" sentence="Toutes les banques ne comptent pas les loyers à venir de la même façon.">
      <DataTable
        caption="Endettement et budget selon la lecture"
        columns={[...columns, gap]}
        rows={readings}
        rowKey={({ reading }) => reading}
      />
    </Card>
  )
}
