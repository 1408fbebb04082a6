import { CheckOutlined, StarOutlined, WarningOutlined } from '@ant-design/icons'
import { enumerations } from '#contract'
import { schemeSummaries } from '#domain'
import { formatEuros, StatusTag, formatNumber } from '#client/ui'
import { Button } from '#client/ui/controls'
import { Amount } from '#client/ui/explanation'
import { figureIn } from '#features/simulation/client/explanation'
import { effortWords, schemeArguments, type Limit, type Means, type Possible } from './schemeArguments'

interface SchemeCardProps {
  readonly scheme: Possible
  /** From one, the best first. */
  readonly rank: number
  readonly means: Means
  /** What is said of all the schemes at once. */
  readonly said: Limit | undefined
  /** Lots of the catalogue that may be bought so; undefined as long as it is not known. */
  readonly lots: number | undefined
  readonly onChoose: (scheme: Possible) => void
}

/** One scheme for this household: what it costs a month, what it leaves, what speaks for it and against it. */
export function SchemeCard({ scheme, rank, means, said, lots, onChoose }: SchemeCardProps) {
  const name = enumerations.projectTypes[scheme.project]
  const isFirst = rank === 1
  return (
    <li className={isFirst ? 'scheme-card scheme-card-first' : 'scheme-card'}>
      <div className="scheme-card-head">
        <span className="scheme-rank" aria-hidden>
          {rank}
        </span>
        <h3>{name}</h3>
        {isFirst && (
          <StatusTag tone="info" icon={<StarOutlined aria-hidden />}>
            Le mieux placé
          </StatusTag>
        )}
      </div>
      <p className="scheme-summary">{schemeSummaries[scheme.project]}</p>
      <p className="scheme-price">Pour un bien à {formatEuros(scheme.budget)}</p>
      <SchemeFigures scheme={scheme} />
      {means.wished !== null && <WishBar effort={scheme.average_effort} wished={means.wished} />}
      <Arguments scheme={scheme} means={means} said={said} />
      <div className="scheme-card-foot">
        <Button
          type={isFirst ? 'primary' : 'default'}
          aria-label={isFirst ? undefined : `Choisir ${name}`}
          onClick={() => {
            onChoose(scheme)
          }}
        >
          {isFirst ? `Partir de ${name}` : 'Choisir'}
        </Button>
        {lots !== undefined && <span>{lotsInWords(lots)}</span>}
      </div>
    </li>
  )
}

function SchemeFigures({ scheme }: Pick<SchemeCardProps, 'scheme'>) {
  const { project, average_effort, net_wealth } = scheme
  return (
    <dl className="scheme-card-figures">
      <div>
        <dt>{effortWords(average_effort).label}</dt>
        <dd className="scheme-card-lead">
          <SchemeEffort scheme={scheme} />
        </dd>
      </div>
      <div>
        <dt>Patrimoine net à terme</dt>
        <dd>
          <Amount figure={figureIn(project, 'net_wealth')} value={net_wealth} />
        </dd>
      </div>
    </dl>
  )
}

const Arguments = ({ scheme, means, said }: Pick<SchemeCardProps, 'scheme' | 'means' | 'said'>) => (
  <ul className="scheme-arguments">
    {schemeArguments(scheme, means, said).map(({ isFor, words }) => (
      <li key={words} className={isFor ? undefined : 'scheme-argument-against'}>
        {isFor ? <CheckOutlined aria-hidden /> : <WarningOutlined aria-hidden />} {words}
      </li>
    ))}
  </ul>
)

/** The effort beside the one that is wished, on the same scale on every card; told in words under it. */
function WishBar({ effort, wished }: { effort: number; wished: number }) {
  const whole = Math.max(1, wished * 2)
  const percent = (euros: number) => `${Math.min(100, Math.max(0, (euros / whole) * 100))}%`
  return (
    <div className="wish" aria-hidden>
      <div className="wish-bar">
        <span className={effort > wished ? 'wish-bar-beyond' : undefined} style={{ width: percent(effort) }} />
        <i style={{ insetInlineStart: percent(wished) }} />
      </div>
      souhaité {formatEuros(wished)}
    </div>
  )
}

/** `38 lots disponibles` */
export function lotsInWords(count: number): string {
  if (count === 0) return 'Aucun lot disponible'
  return count === 1 ? '1 lot disponible' : `${formatNumber(count)} lots disponibles`
}

/** The effort of a month under a scheme, or the surplus, which can be explained. */
export const SchemeEffort = ({ scheme: { project, average_effort } }: { scheme: Possible }) => (
  <Amount
    figure={figureIn(project, 'average_effort')}
    value={average_effort}
    unit="euros_per_month"
    written={effortWords(average_effort).value}
  />
)
