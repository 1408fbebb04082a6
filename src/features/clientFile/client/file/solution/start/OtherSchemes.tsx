import { LockOutlined } from '@ant-design/icons'
import { enumerations } from '#contract'
import { schemes as allSchemes } from '#domain'
import type { OptimalInvestments } from '#features/simulation/client'
import { formatEuros, StatusTag } from '#client/ui'
import { Button } from '#client/ui/controls'
import { today } from '#client/screens'
import { lotsInWords, SchemeEffort } from './SchemeCard'
import { lotsOf } from './rankings'
import { effortWords, schemeArguments, type Limit, type Means, type Possible } from './schemeArguments'

interface OtherSchemesProps {
  readonly schemes: OptimalInvestments
  readonly means: Means
  /** What is said of all the schemes at once. */
  readonly said: Limit | undefined
  /** Lots of the catalogue, by scheme; undefined as long as it is not read. */
  readonly lots: ReadonlyMap<string, number> | undefined
  readonly onChoose: (scheme: OptimalInvestments[number]) => void
}

/** The schemes that are not among the first: those that suit with what speaks against them, the others with why, each to be chosen. */
export function OtherSchemes({ schemes, means, said, lots, onChoose }: OtherSchemesProps) {
  if (schemes.length === 0) return null
  return (
    <section aria-labelledby="other-schemes">
      <h3 id="other-schemes">Autres dispositifs</h3>
      <ul className="other-schemes">
        {schemes.map((scheme) => (
          <li key={scheme.project}>
            <strong>{enumerations.projectTypes[scheme.project]}</strong>
            {scheme.status === 'possible' ? (
              <Suiting {...{ scheme, means, said }} lots={lotsOf(scheme.project, lots)} />
            ) : (
              <span className="scheme-refused">
                {isClosed(scheme.project) && (
                  <StatusTag tone="neutral" icon={<LockOutlined aria-hidden />}>
                    Fermé
                  </StatusTag>
                )}{' '}
                {scheme.reason}
              </span>
            )}
            <Choose
              project={scheme.project}
              words={scheme.status === 'possible' ? 'Choisir' : 'Étudier quand même'}
              onChoose={() => {
                onChoose(scheme)
              }}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Its last day for a deed is over. */
function isClosed(project: string): boolean {
  const last = allSchemes.findInvestment(project)?.window?.last
  return last !== undefined && today() > last
}

interface SuitingProps extends Pick<OtherSchemesProps, 'means' | 'said'> {
  readonly scheme: Possible
  readonly lots: number | undefined
}

function Suiting({ scheme, means, said, lots }: SuitingProps) {
  const effort = effortWords(scheme.average_effort)
  const against = schemeArguments(scheme, means, said).find(({ isFor }) => !isFor)
  return (
    <>
      <span className="scheme-effort">
        {effort.label}&nbsp;: <SchemeEffort scheme={scheme} />, à {formatEuros(scheme.budget)}
      </span>
      {against && <StatusTag tone="warning">{against.words}</StatusTag>}
      {lots !== undefined && <span className="scheme-lots">{lotsInWords(lots)}</span>}
    </>
  )
}

interface ChooseProps {
  readonly project: OptimalInvestments[number]['project']
  readonly words: string
  readonly onChoose: () => void
}

const Choose = ({ project, words, onChoose }: ChooseProps) => (
  <Button size="small" aria-label={`${words} ${enumerations.projectTypes[project]}`} onClick={onChoose}>
    {words}
  </Button>
)
