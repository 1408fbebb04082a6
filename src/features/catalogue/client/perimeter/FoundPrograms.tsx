import { messages } from '#contract'
import type { ResourceOf } from '#contract/jsonapi'
import { useResourceList } from '#client/store'
import { Empty, ErrorBlock, Skeleton } from '#client/ui'
import { ProgramBox } from './ProgramBox'
import type { Tree } from './staged'

/** How many are shown: one types more letters beyond. */
const SHOWN = 50

/** The programmes that words find, whoever builds them. */
export function FoundPrograms({ sought, ...tree }: Tree & { readonly sought: string }) {
  const { resources, page, failure, refetch } = useResourceList('managed_program', { q: sought, page: { size: SHOWN } })
  if (failure && !page) return <ErrorBlock message={messages.technical} onRetry={refetch} />
  if (!page) return <Skeleton lines={3} />
  if (page.total === 0) return <Empty title="Aucun programme à ce nom" />
  return (
    <>
      {page.total > SHOWN && (
        <p className="remark">
          Les {SHOWN} premiers sur {page.total}&nbsp;: précisez.
        </p>
      )}
      <ul className="perimeter-tree" aria-label="Programmes trouvés">
        {resources.map((program) => (
          <ProgramBox key={program.id} program={program} promoterId={promoterOf(program)} {...tree} />
        ))}
      </ul>
    </>
  )
}

/** The id of who builds it. */
function promoterOf({ relationships }: ResourceOf<'managed_program'>): string {
  const { promoter } = relationships
  return promoter && 'id' in promoter ? promoter.id : ''
}
