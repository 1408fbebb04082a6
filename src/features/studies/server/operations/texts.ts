import { isText } from '#contract/json'
import {
  isRichText,
  reportParameters,
  type reportTextVariables,
  type RichText,
} from '#features/company/contract/settings'
import type { StudyTexts } from '#features/studies/contract/study'
import type { Block, Span } from '#presentation/documents'
import type { Viewer } from '#server/access'
import type { Queryable } from '#server/db'
import { fieldErrors, invalid } from '#server/operations'
import { findSettings } from '#server/repositories/settings'
import { formatDate } from '#presentation/formats'

type Variables = Readonly<Record<keyof typeof reportTextVariables, string>>

/**
 * The six texts of the firm, their variables filled in.
 * @param today `YYYY-MM-DD` @throws Failure invalid on `parameters` where one is not written yet
 */
export async function studyTexts(
  database: Queryable,
  { companyId }: Viewer,
  today: string,
  names: Omit<Variables, 'date'>,
): Promise<StudyTexts> {
  const { values } = await findSettings(database, companyId, ['commercial_report_parameters'], today)
  const missing = Object.entries(reportParameters.fields).flatMap(([name, { label, required = false }]) =>
    required && (values.get(name) ?? null) === null ? [label] : [],
  )
  if (missing.length > 0)
    throw invalid(
      fieldErrors(
        'parameters',
        `Les textes des documents de votre société sont incomplets\u00a0: ${missing.join(', ')}. ` +
          'Rien n’est perdu\u202f; complétez-les, puis générez l’étude.',
      ),
    )
  const variables = { ...names, date: formatDate(today) }
  const line = (name: string): string => {
    const value = values.get(name)
    return isText(value) ? value : ''
  }
  return {
    consentTitle: line('consent_client_title'),
    consent: blocksOf(values.get('consent_client_content'), variables),
    disclaimerTitle: line('section_disclaimer_title'),
    disclaimer: blocksOf(values.get('encart_juridique'), variables),
    adviserSignature: line('adviser_signature'),
    clientSignature: line('client_signature'),
  }
}

type BlockNode = RichText['content'][number]
type TextNode = NonNullable<Extract<BlockNode, { type: 'paragraph' }>['content']>[number]

/** A rich text as blocks of a document; lists in lists stand one after the other. */
const blocksOf = (text: unknown, variables: Variables): readonly Block[] =>
  isRichText(text) ? text.content.flatMap((node) => blockOf(node, variables)) : []

function blockOf(node: BlockNode, variables: Variables): readonly Block[] {
  if (node.type === 'paragraph') return node.content ? [{ kind: 'text', spans: spansOf(node.content, variables) }] : []
  return [
    {
      kind: 'list',
      items: node.content.flatMap(({ content }) => content.flatMap((inner) => itemsOf(inner, variables))),
    },
  ]
}

const itemsOf = (node: BlockNode, variables: Variables): readonly (readonly Span[])[] =>
  node.type === 'paragraph'
    ? [spansOf(node.content ?? [], variables)]
    : node.content.flatMap(({ content }) => content.flatMap((inner) => itemsOf(inner, variables)))

const spansOf = (nodes: readonly TextNode[], variables: Variables): readonly Span[] =>
  nodes.map((node): Span => {
    if (node.type === 'variable') return variables[node.attrs.name]
    return node.marks?.some(({ type }) => type === 'bold') === true ? { strong: node.text } : node.text
  })
