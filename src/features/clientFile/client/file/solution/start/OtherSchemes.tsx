import { LockOutlined } from '@ant-design/icons'
import { enumerations } from '#contract'
import type { OptimalInvestments } from '#features/simulation/client'
import { StatusTag } from '#client/ui'
import { Button } from '#client/ui/controls'
import { effortWords, schemeArguments, type Possible } from './schemeArguments'

interface OtherSchemesProps {
  readonly schemes: OptimalInvestments
  readonly wished: number | null
  readonly onChoose: (scheme: Possible) => void
}

/** The schemes that are not among the first: those that suit with what speaks against them, the closed ones with why. */
export function OtherSchemes({ schemes, wished, onChoose }: OtherSchemesProps) {
  if (schemes.length === 0) return null
  return (
    <section aria-labelledby="other-schemes">
      <h3 id="other-schemes">Autres dispositifs</h3>
      <ul className="other-schemes">
        {schemes.map((scheme) => (
          <li key={scheme.project}>
            <strong>{enumerations.projectTypes[scheme.project]}</strong>
            {scheme.status === 'possible' ? (
              <Choosable scheme={scheme} wished={wished} onChoose={onChoose} />
            ) : (
              <StatusTag tone="neutral" icon={<LockOutlined aria-hidden />}>
                {scheme.reason}
              </StatusTag>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

function Choosable({ scheme, wished, onChoose }: { scheme: Possible } & Omit<OtherSchemesProps, 'schemes'>) {
  const effort = effortWords(scheme.average_effort)
  const against = schemeArguments(scheme, wished).find(({ isFor }) => !isFor)
  return (
    <>
      <span>
        {effort.label}&nbsp;: {effort.value}
      </span>
      {against && <StatusTag tone="warning">{against.words}</StatusTag>}
      <Button
        size="small"
        aria-label={`Choisir ${enumerations.projectTypes[scheme.project]}`}
        onClick={() => {
          onChoose(scheme)
        }}
      >
        Choisir
      </Button>
    </>
  )
}
