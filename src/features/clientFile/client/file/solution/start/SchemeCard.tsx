import { CheckOutlined, StarOutlined, WarningOutlined } from '@ant-design/icons'
import { enumerations } from '#contract'
import { formatEuros, StatusTag } from '#client/ui'
import { Button } from '#client/ui/controls'
import { effortWords, schemeArguments, type Possible } from './schemeArguments'

interface SchemeCardProps {
  readonly scheme: Possible
  /** From one, the best first. */
  readonly rank: number
  /** Effort that the household wishes, euros a month. */
  readonly wished: number | null
  readonly onChoose: (scheme: Possible) => void
}

/** One scheme for this household: what it costs a month, what it leaves, what speaks for it and against it. */
export function SchemeCard({ scheme, rank, wished, onChoose }: SchemeCardProps) {
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
      <SchemeFigures scheme={scheme} />
      {wished !== null && <WishBar effort={scheme.average_effort} wished={wished} />}
      <Arguments scheme={scheme} wished={wished} />
      <Button
        type={isFirst ? 'primary' : 'default'}
        aria-label={isFirst ? undefined : `Choisir ${name}`}
        onClick={() => {
          onChoose(scheme)
        }}
      >
        {isFirst ? `Partir de ${name}` : 'Choisir'}
      </Button>
    </li>
  )
}

function SchemeFigures({ scheme: { average_effort, net_wealth } }: Pick<SchemeCardProps, 'scheme'>) {
  const effort = effortWords(average_effort)
  return (
    <dl className="scheme-card-figures">
      <div>
        <dt>{effort.label}</dt>
        <dd className="scheme-card-lead">{effort.value}</dd>
      </div>
      <div>
        <dt>Patrimoine net à terme</dt>
        <dd>{formatEuros(net_wealth)}</dd>
      </div>
    </dl>
  )
}

const Arguments = ({ scheme, wished }: Pick<SchemeCardProps, 'scheme' | 'wished'>) => (
  <ul className="scheme-arguments">
    {schemeArguments(scheme, wished).map(({ isFor, words }) => (
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
    <div className="wish-bar" aria-hidden>
      <span className={effort > wished ? 'wish-bar-beyond' : undefined} style={{ width: percent(effort) }} />
      <i style={{ insetInlineStart: percent(wished) }} />
    </div>
  )
}
