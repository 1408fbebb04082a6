import { formatNumber } from '#client/ui'

/** Says which rules nobody has checked for the years that a result covers. */
export function UnverifiedRules({ sentences }: { readonly sentences: readonly string[] }) {
  if (sentences.length === 0) return null
  const count =
    sentences.length === 1
      ? 'une règle est supposée inchangée'
      : `${formatNumber(sentences.length)} règles sont supposées inchangées`
  return (
    <details className="unverified">
      <summary>Règle non vérifiée à cette date&nbsp;: {count}</summary>
      <ul>
        {sentences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </details>
  )
}
