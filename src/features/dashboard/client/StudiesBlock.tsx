import { Empty, formatNumber } from '#client/ui'
import { FollowedStudies, useFollowedStudies } from '#features/studies/client/followed'
import { Block } from './Block'
import type { ScopeFilter } from './useScope'

/** How many of each are shown. */
const SHOWN = 4

/** The studies that were sent: what their readers ask, those read since yesterday, those that wait. */
export function StudiesBlock({ scope }: { readonly scope: ScopeFilter }) {
  const filter = scope.adviser === undefined ? {} : { created_by: scope.adviser }
  const { unread, unreadTotal, recent, asked, isComplete, failure, refetch } = useFollowedStudies(filter, SHOWN)
  const isEmpty = unread.length + recent.length + asked.length === 0
  return (
    <Block
      title="Études"
      isThere={isComplete}
      {...{ failure, refetch }}
      {...(!isEmpty && { sentence: sentenceOf(unreadTotal, asked.length) })}
    >
      {isEmpty ? (
        <Empty title="Aucune étude en attente" sentence="Une étude envoyée s’affiche ici jusqu’à sa lecture." />
      ) : (
        <FollowedStudies asked={asked.slice(0, SHOWN)} recent={recent.slice(0, SHOWN)} unread={unread} />
      )}
    </Block>
  )
}

/** `3 pas encore lues, 1 avec des questions à répondre`. */
const sentenceOf = (unread: number, asked: number): string =>
  [
    `${formatNumber(unread)} pas encore ${unread > 1 ? 'lues' : 'lue'}`,
    ...(asked > 0 ? [`${formatNumber(asked)} avec des questions à répondre`] : []),
  ].join(', ')
