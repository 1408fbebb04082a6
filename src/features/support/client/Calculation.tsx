import { useEffect, useState } from 'react'
import { Flex } from 'antd'
import type { Replay } from '#client/store'
import { Card, ErrorBlock, formatNumber, Skeleton } from '#client/ui'
import { DataTable, type Column } from '#client/ui/table'
import { recalculate, type ComparedFigure, type Recalculation } from './recalculate'

type Snapshot = Replay['snapshot']

/** The calculation of the snapshot, made again by this application: what differs, and which rules have changed. */
export function Calculation({ snapshot }: { snapshot: Snapshot }) {
  return (
    <Card title="Le calcul, refait">
      {snapshot.calculation ? (
        <Compared snapshot={snapshot} calculation={snapshot.calculation} />
      ) : (
        <p>L’instantané ne contient pas de calcul.</p>
      )}
    </Card>
  )
}

function Compared({
  snapshot: { law },
  calculation,
}: {
  snapshot: Snapshot
  calculation: NonNullable<Snapshot['calculation']>
}) {
  const [outcome, setOutcome] = useState<Recalculation>()
  useEffect(() => {
    let isLeft = false
    const show = (next: Recalculation) => {
      if (!isLeft) setOutcome(next)
    }
    recalculate(calculation, law).then(show, () => {
      show({ refusal: UNREADABLE })
    })
    return () => {
      isLeft = true
    }
  }, [calculation, law])
  if (!outcome) return <Skeleton lines={4} />
  if (outcome.refusal !== undefined) return <ErrorBlock message={outcome.refusal} />
  const { figures, compared, changedRules } = outcome
  const differing = figures.filter(({ gap }) => gap !== 0).length
  return (
    <Flex vertical gap={16}>
      <p role="status">{sentenceOf(compared, differing)}</p>
      {changedRules.length > 0 && <p>Règles modifiées depuis&nbsp;: {changedRules.join(', ')}.</p>}
      <DataTable caption="Le calcul attendu et obtenu" columns={columns} rows={figures} rowKey={({ key }) => key} />
    </Flex>
  )
}

const UNREADABLE =
  'Le programme de calcul n’a pas pu être lu. L’instantané est intact\u00a0: retrouvez le réseau, puis ouvrez-le de nouveau.'

const sentenceOf = (compared: number, differing: number): string =>
  differing === 0
    ? `Les ${formatNumber(compared)} chiffres comparés sont identiques.`
    : `${formatNumber(differing)} ${differing > 1 ? 'chiffres' : 'chiffre'} sur ${formatNumber(compared)} ${differing > 1 ? 'diffèrent' : 'diffère'}.`

/** Shares and rates are small: they need more decimals than euros. */
const written = (value: number | null): string =>
  value !== null && value !== 0 && Math.abs(value) < 2 ? formatNumber(value, { decimals: 4 }) : formatNumber(value)

const columns: readonly [Column<ComparedFigure>, ...Column<ComparedFigure>[]] = [
  { key: 'figure', title: 'Champ', cell: ({ label }) => label },
  { key: 'expected', title: 'Attendu', align: 'end', cell: ({ expected }) => written(expected) },
  { key: 'found', title: 'Obtenu', align: 'end', cell: ({ found }) => written(found) },
  {
    key: 'gap',
    title: 'Écart',
    align: 'end',
    cell: ({ gap }) => (gap === 0 ? '—' : formatNumber(gap, { decimals: 2, sign: true })),
  },
  { key: 'rules', title: 'Règle modifiée', cell: ({ rules }) => (rules.length === 0 ? '—' : rules.join(', ')) },
]
