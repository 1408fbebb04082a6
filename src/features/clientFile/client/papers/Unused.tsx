import type { Finding, PaperKind } from '#client/papers'
import { Facts } from '#client/ui/facts'
import type { Proposal } from './proposal'
import { expected, findingName, findingNames, placeWords, writtenValue } from './words'

interface UnusedProps {
  readonly paper: PaperKind
  readonly findings: readonly Finding[]
  readonly proposals: readonly Proposal[]
}

/** What was read and is not proposed, and what was looked for and not found. */
export function Unused({ paper, findings, proposals }: UnusedProps) {
  const used = new Set(proposals.flatMap(({ from }) => from))
  const others = findings.filter(
    (finding) => ![...used].some(({ key, declarant }) => key === finding.key && declarant === finding.declarant),
  )
  const missing = expected[paper].filter((key) => !findings.some((finding) => finding.key === key))
  return (
    <>
      {others.length > 0 && (
        <section aria-labelledby="paper-others">
          <h4 id="paper-others">Lu, sans être proposé</h4>
          <Facts
            className="paper-others"
            facts={others.map((finding) => ({
              label: findingName(finding),
              value: (
                <>
                  {writtenValue(finding.key, finding.value)}
                  <span className="paper-place">{placeWords(finding.place)}</span>
                </>
              ),
            }))}
          />
        </section>
      )}
      {missing.length > 0 && (
        <section aria-labelledby="paper-missing">
          <h4 id="paper-missing">Non trouvé</h4>
          <p className="remark">{missing.map((key) => findingNames[key]).join(', ')}.</p>
        </section>
      )}
    </>
  )
}
