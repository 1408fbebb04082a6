import { formatNumber } from '#client/ui'
import { Collapse } from '#client/ui/collapse'

/** Rules that are named at once: those that move the result most come first. */
export const NAMED_RULES = 3

/** Says which rules no official text confirms for the years that a result covers: the first ones, the others on demand. */
export function UnverifiedRules({ sentences }: { readonly sentences: readonly string[] }) {
  if (sentences.length === 0) return null
  const others = sentences.slice(NAMED_RULES)
  return (
    <div className="unverified">
      <Sentences sentences={sentences.slice(0, NAMED_RULES)} />
      {others.length > 0 && (
        <Collapse
          label={
            others.length === 1
              ? 'Une autre règle non vérifiée pèse moins'
              : `${formatNumber(others.length)} autres règles non vérifiées pèsent moins`
          }
        >
          <Sentences sentences={others} />
        </Collapse>
      )}
    </div>
  )
}

function Sentences({ sentences }: { readonly sentences: readonly string[] }) {
  return (
    <ul>
      {sentences.map((sentence) => (
        <li key={sentence}>{sentence}</li>
      ))}
    </ul>
  )
}
