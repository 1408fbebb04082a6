import type { Span } from '#presentation/documents'
import { Amount } from './Amount'

/** The pieces of a sentence. */
export function Spans({ spans }: { readonly spans: readonly Span[] }) {
  return spans.map((span, index) => <Piece key={index} span={span} />)
}

function Piece({ span }: { readonly span: Span }) {
  if (typeof span === 'string') return span
  return 'strong' in span ? <strong>{span.strong}</strong> : <Amount amount={span.amount} figureKey={span.key} />
}
