import { useId, useState } from 'react'
import { EffortDrawing, fillOf, useWidth } from '#drawings'
import { effortGeometry, effortInWords, partYears, presentSeries, yearName } from '#presentation/charts'
import type { Block } from '#presentation/documents'
import { formatEuros } from '#presentation/formats'
import { Icon } from '../icons'
import { Table } from './Table'

type EffortBlock = Extract<Block, { kind: 'effort' }>

/** Before it is measured. */
const USUAL_WIDTH = 700

/** What comes in and goes out each year, and what is left; the same in a table for who asks for it. */
export function EffortChart({ caption, years, marks }: Omit<EffortBlock, 'kind' | 'capitalDue'>) {
  const id = useId().replaceAll(/[^\w-]/g, '')
  const { element, width } = useWidth(USUAL_WIDTH)
  const [isTable, setIsTable] = useState(false)
  const height = width < 500 ? 300 : 380
  const parts = partYears(years)
  return (
    <figure className="effort card" aria-labelledby={`${id}-caption`}>
      <figcaption id={`${id}-caption`}>{caption}</figcaption>
      <Legend id={id} years={years} />
      <div ref={element}>
        <EffortDrawing
          id={id}
          geometry={effortGeometry(years, width, height)}
          width={width}
          height={height}
          marks={marks}
        />
      </div>
      {parts !== '' && <p className="quiet">{parts}</p>}
      <button
        type="button"
        className="link-button"
        aria-expanded={isTable}
        onClick={() => {
          setIsTable(!isTable)
        }}
      >
        <Icon name="table" />
        {isTable ? 'Masquer le tableau' : 'Voir le tableau'}
      </button>
      {isTable && <EffortTable years={years} />}
    </figure>
  )
}

function Legend({ id, years }: Pick<EffortBlock, 'years'> & { readonly id: string }) {
  return (
    <ul className="legend">
      {presentSeries(years).map(({ name, label }) => (
        <li key={name}>
          <svg width="14" height="14" aria-hidden>
            <rect width="14" height="14" rx="3" fill={fillOf(name, id)} />
          </svg>
          {label}
        </li>
      ))}
      <li>
        <svg width="18" height="14" aria-hidden>
          <line className="effort-line" x1="0" x2="18" y1="7" y2="7" />
        </svg>
        Effort
      </li>
    </ul>
  )
}

function EffortTable({ years }: Pick<EffortBlock, 'years'>) {
  const shown = presentSeries(years)
  return (
    <Table
      caption="L’effort de chaque année"
      isWhole
      columns={[
        { label: 'Année' },
        ...shown.map(({ label }) => ({ label, isNumber: true })),
        { label: 'Ce qu’il reste à trouver', isNumber: true },
      ]}
      rows={years.map((year) => [
        yearName(year),
        ...shown.map(({ name }) => formatEuros(year[name])),
        effortInWords(year.effort),
      ])}
    />
  )
}
