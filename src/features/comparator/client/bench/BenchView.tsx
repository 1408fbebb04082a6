import { useMemo } from 'react'
import { skipToken } from '@reduxjs/toolkit/query/react'
import { DownloadOutlined, PrinterOutlined } from '@ant-design/icons'
import { today, downloadCsv } from '#client/screens'
import { Card, Empty, formatNumber } from '#client/ui'
import { Button } from '#client/ui/controls'
import { useMediaQuery } from '#client/ui/layout'
import type { Catalogue } from '#features/catalogue/contract'
import { lotName } from '#features/catalogue/client/lots'
import { marketApi } from '../market/api'
import type { Bench } from './benchAddress'
import { Gauges } from './Gauges'
import { ReferenceCloud } from './ReferenceCloud'
import { referencesOf, type References, type Subject, type Reference } from './references'
import { ReferenceCards } from './ReferenceCards'
import { ReferenceTable } from './ReferenceTable'
import { situationOf } from './situation'
import { sourceOf } from './words'

interface BenchViewProps {
  readonly catalogue: Catalogue
  readonly subject: Subject
  readonly bench: Bench
  readonly change: (changed: Partial<Bench>) => void
}

/** Where the subject stands, and what says so. */
export function BenchView({ catalogue, subject, bench, change }: BenchViewProps) {
  const { radius, months, leftOut } = bench
  const { data: market } = marketApi.useMarketQuery(subject.municipality ?? skipToken)
  const day = today()
  const List = useMediaQuery('(width < 768px)') ? ReferenceCards : ReferenceTable
  const references = useMemo(
    () => referencesOf(catalogue, subject, { radius, months, today: day }),
    [catalogue, subject, radius, months, day],
  )
  const counted = references.found.filter(({ lot }) => !leftOut.includes(lot.id))
  const told = {
    references: references.found,
    leftOut,
    onToggle: (id: string) => {
      change({ leftOut: leftOut.includes(id) ? leftOut.filter((each) => each !== id) : [...leftOut, id] })
    },
  }
  return (
    <>
      <Gauges situation={situationOf(subject, counted, market)} sources={market?.sources} />
      <Card
        title="Références"
        sentence="Lots d’autres programmes de votre catalogue, en pleine propriété, travaux et parking compris. La date est celle du prix demandé."
        state={<span className="remark">{countWords(references, counted.length)}</span>}
        actions={<Tools references={references} bench={bench} change={change} />}
      >
        {references.found.length === 0 ? (
          <Empty
            title="Aucune référence dans ce rayon"
            sentence="Élargissez le rayon ou la période. Les chiffres de la commune restent affichés plus haut."
          />
        ) : (
          <div className="bench-references">
            <ReferenceCloud subject={subject} {...told} />
            <List own={perSquareMetre(subject)} {...told} />
          </div>
        )}
      </Card>
    </>
  )
}

const perSquareMetre = ({ price, surface }: Subject): number | null =>
  price !== null && surface ? price / surface : null

/** `12 comptent sur 14`; how many farther ones are not shown. */
function countWords({ found, total }: References, counted: number): string {
  const words = `${formatNumber(counted)} comptent sur ${formatNumber(found.length)}`
  return total > found.length ? `${words}, les plus proches de ${formatNumber(total)}` : words
}

interface ToolsProps extends Pick<BenchViewProps, 'bench' | 'change'> {
  readonly references: References
}

const Tools = ({ references: { found }, bench: { leftOut }, change }: ToolsProps) => (
  <div className="bench-tools">
    {leftOut.length > 0 && (
      <Button
        onClick={() => {
          change({ leftOut: [] })
        }}
      >
        Tout reprendre
      </Button>
    )}
    <Button
      className="comparator-tool"
      title="Exporter"
      icon={<DownloadOutlined aria-hidden />}
      disabled={found.length === 0}
      onClick={() => {
        downloadReferences(found, leftOut)
      }}
    >
      Exporter
    </Button>
    <Button
      className="comparator-tool"
      title="Imprimer"
      icon={<PrinterOutlined aria-hidden />}
      onClick={() => {
        window.print()
      }}
    >
      Imprimer
    </Button>
  </div>
)

const titles = [
  'Référence',
  'Compte',
  'Source',
  'Date',
  'Distance (km)',
  'Surface (m²)',
  'Prix (€)',
  'Prix au m² (€)',
  'Loyer (€/mois)',
  'Neuf ou ancien',
]

/** Gives the references as a table that a spreadsheet opens. */
function downloadReferences(references: readonly Reference[], leftOut: readonly string[]): void {
  downloadCsv('references.csv', [
    titles,
    ...references.map((reference) => [
      lotName(reference.lot),
      leftOut.includes(reference.lot.id) ? 'non' : 'oui',
      sourceOf(reference),
      reference.date,
      reference.distance ?? '',
      reference.surface,
      reference.price,
      reference.perSquareMetre,
      reference.lot.suggested_rent ?? '',
      reference.lot.program.seniority === 'old' ? 'ancien' : 'neuf',
    ]),
  ])
}
