import { useState, useEffect } from 'react'
import { selectSolution } from '../../../calculation'
import { useAppSelector } from '#client/store'
import { isIsoDate } from '#contract'
import type { RuleChange, SolutionConfiguration } from '#domain'
import { formatDate, StatusTag } from '#client/ui'
import { Amount, AmountGrid, doubts } from '#client/ui/explanation'
import { DateInput } from '#client/ui/inputs'
import { DataTable } from '#client/ui/table'
import type { SimulationAnswer } from '#features/simulation/client'
import { useShownOperations } from '#features/simulation/client/explanation'
import { ComparedFigure } from '../scenarios/ComparedFigure'
import { resultRows } from '../scenarios/scenarioRows'
import { engine } from '#client/engine'
import './asOf.css'

/** The same operation by the rules of another day, and those that changed in between. */
export function AsOf({ result }: { result: SimulationAnswer }) {
  const [typed, setTyped] = useState<string | null>(null)
  const day = typed !== null && isIsoDate(typed) ? typed : null
  const signed = useSignedOn(result, day)
  return (
    <section className="as-of" aria-label="Règles à une autre date">
      <h3>Règles à une autre date</h3>
      <div className="as-of-day">
        <DateInput
          label="Règles au"
          help="L’opération est recalculée comme si l’acte était signé ce jour-là."
          value={typed}
          onChange={setTyped}
          error={typed !== null && day === null ? 'Indiquez une date au format JJ/MM/AAAA.' : undefined}
        />
      </div>
      <div role="status">
        {signed?.kind === 'refused' && (
          <p>Ce jour-là, l’opération ne se calcule pas&nbsp;: {Object.values(signed.errors).flat().join(' ')}</p>
        )}
        {signed?.kind === 'calculated' && day !== null && (
          <>
            <Comparison result={result} day={day} signed={signed} />
            <Rules rules={signed.rules} day={day} />
          </>
        )}
      </div>
    </section>
  )
}

/** Names the operation of the other day among those shown. */
const OTHER_DAY = 'as_of'

function Comparison({
  result,
  day,
  signed: { answer, configuration },
}: {
  result: SimulationAnswer
  day: string
  signed: Signed
}) {
  const taken = useAppSelector((state) => selectSolution(state).defaults)
  useShownOperations({ [OTHER_DAY]: { answer, configuration, taken, base: result } })
  return (
    <AmountGrid label="Montants aux règles des deux dates">
      <DataTable
        caption="L’opération aux règles des deux dates"
        rows={resultRows}
        rowKey={({ figure }) => figure}
        columns={[
          { key: 'label', title: 'Résultat', cell: ({ label }) => label },
          {
            key: 'study',
            title: `Étude actuelle (${formatDate(result.meta.rules_as_of)})`,
            cell: ({ figure, amountOf, unit }) => (
              <Amount inGrid figure={figure} value={amountOf(result.data.indicators)} unit={unit} />
            ),
          },
          {
            key: 'day',
            title: `Règles au ${formatDate(day)}`,
            cell: (row) => <ComparedFigure operation={OTHER_DAY} row={row} answer={answer} base={result} />,
          },
        ]}
      />
    </AmountGrid>
  )
}

function Rules({ rules, day }: { rules: readonly RuleChange[]; day: string }) {
  if (rules.length === 0) return <p>Aucune des règles de cette étude n’a changé depuis le {formatDate(day)}.</p>
  return (
    <>
      <h4>Règles qui ont changé</h4>
      <ul className="as-of-rules">
        {rules.map(({ label, before, after, from, source, reliability }) => (
          <li key={`${label}-${from}`}>
            <strong>{label}</strong>{' '}
            {reliability !== 'official' && <StatusTag tone="warning">{doubts[reliability]}</StatusTag>}
            <p>
              {before !== after && (
                <>
                  <del>{before}</del> →{' '}
                </>
              )}
              <ins>{after}</ins>
            </p>
            <p className="as-of-source">
              Depuis le {formatDate(from)}, {source}
            </p>
          </li>
        ))}
      </ul>
    </>
  )
}

/** The operation as if it were signed on another day, and the rules that differ. */
interface Signed {
  readonly kind: 'calculated'
  readonly answer: SimulationAnswer
  readonly configuration: SolutionConfiguration
  readonly rules: readonly RuleChange[]
}

type Refused = Extract<Awaited<ReturnType<typeof engine.signedOn>>, { kind: 'refused' }>

/** What the operation on screen would be, signed on another day; undefined until it is known, and without a day. */
function useSignedOn({ meta }: SimulationAnswer, day: string | null): Signed | Refused | undefined {
  const configuration = useAppSelector((state) => selectSolution(state).configuration)
  const [found, setFound] = useState<{ readonly day: string; readonly signed: Signed | Refused }>()
  useEffect(() => {
    if (day === null || !configuration) return undefined
    let isOvertaken = false
    void signedOn(configuration, meta, day).then((signed) => {
      if (!isOvertaken) setFound({ day, signed })
    })
    return () => {
      isOvertaken = true
    }
  }, [configuration, meta, day])
  return found?.day === day ? found.signed : undefined
}

async function signedOn(
  configuration: SolutionConfiguration,
  meta: SimulationAnswer['meta'],
  day: string,
): Promise<Signed | Refused> {
  const signed = await engine.signedOn(configuration, meta.context, day)
  if (signed.kind === 'refused') return signed
  const { unverified, ...data } = signed.result
  return {
    ...signed,
    answer: { data, meta: { ...meta, rules_as_of: day, unverified, context: { ...meta.context, asOf: day } } },
  }
}
