import type { ResourceOf } from '#contract/jsonapi'
import { Card } from '#client/ui'
import { Brochure } from './Brochure'

type Documented = Pick<ResourceOf<'property'>['attributes'], 'pictures'>

/** Plans are told by what the promoter calls them. */
const PLAN = /\bplans?\b/iu

/** The plans among the pictures of a lot or of its programme. */
export const plansOf = ({ pictures }: Documented) => (pictures ?? []).filter(({ alt }) => PLAN.test(alt))

interface DocumentsProps {
  readonly lot: Documented
  readonly program: ResourceOf<'program'>['attributes'] | undefined
}

/** Whether there is a document at all. */
export const hasDocuments = ({ lot, program }: DocumentsProps): boolean =>
  Boolean(program?.brochure_url) || plansOf(lot).length > 0

/** What the promoter gives to read: its own pages, plans. */
export function Documents({ lot, program }: DocumentsProps) {
  return (
    <Card title="Documents">
      <Brochure url={program?.brochure_url ?? null} />
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
