import type { ResourceOf } from '#contract/jsonapi'
import { Card } from '#client/ui'
import { ProgramDocuments } from '#features/catalogue/client/documents'
import { Brochure } from './Brochure'

type Documented = Pick<ResourceOf<'property'>['attributes'], 'pictures'>

/** Plans are told by what the promoter calls them. */
const PLAN = /\bplans?\b/iu

/** The plans among the pictures of a lot or of its programme. */
export const plansOf = ({ pictures }: Documented) => (pictures ?? []).filter(({ alt }) => PLAN.test(alt))

interface DocumentsProps {
  readonly lot: Documented
  readonly program: ResourceOf<'program'> | undefined
}

/** Whether there is a document at all. */
export const hasDocuments = ({ lot, program }: DocumentsProps): boolean =>
  Boolean(program?.attributes.brochure_url) || givenWith(program).length > 0 || plansOf(lot).length > 0

/** The documents that the firm gives with a programme. */
const givenWith = (program: DocumentsProps['program']) => program?.attributes.documents ?? []

/** What there is to read: what the firm gives with the programme, the pages of the promoter, plans. */
export function Documents({ lot, program }: DocumentsProps) {
  return (
    <Card title="Documents">
      {program && <ProgramDocuments program={program.id} documents={givenWith(program)} />}
      <Brochure url={program?.attributes.brochure_url ?? null} />
      {plansOf(lot).map(({ url, alt }) => (
        <p key={url}>
          <a href={url} target="_blank" rel="noopener noreferrer">
            {alt} (nouvel onglet)
          </a>
        </p>
      ))}
    </Card>
  )
}
