import { formatNumber } from '#client/ui'
import { Collapse } from '#client/ui/collapse'
import './unverifiedRules.css'

/** Rules that are named at once: those that move the result most come first. */
export const NAMED_RULES = 3

/**
 * Says which rules no official text confirms for the years that a result covers: how many on one line, then the first
 * ones, then the others.
 */
export function UnverifiedRules({ sentences }: { readonly sentences: readonly string[] }) {
  if (sentences.length === 0) return null
  return (
    <Collapse className="unverified" label={counted(sentences.length)}>
      <UnverifiedRuleList sentences={sentences} />
    </Collapse>
  )
}

/** The first rules by name, then the others on demand. */
export function UnverifiedRuleList({ sentences }: { readonly sentences: readonly string[] }) {
  const others = sentences.slice(NAMED_RULES)
  return (
    <>
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
    </>
  )
}

const counted = (count: number): string =>
  count === 1
    ? 'Une règle n’est pas vérifiée à cette date'
    : `${formatNumber(count)} règles ne sont pas vérifiées à cette date`

function Sentences({ sentences }: { readonly sentences: readonly string[] }) {
  return (
    <ul>
      {sentences.map((sentence) => (
        <li key={sentence}>{sentence}</li>
      ))}
    </ul>
  )
}
