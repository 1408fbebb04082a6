import { renderToString } from 'react-dom/server'
import type { ClosedLink } from '#features/studies/contract'
import { ClosedPage, closedTitle, stillTools, StudyPage, type Opening, type PageState } from '#features/studies/page'
import type { RenderedPage, ServedPage } from '#server/http/pages'
import { readStudy } from './operations/reading'
import { STUDY_COOKIE } from './routes/links'

/** A screen of the adviser’s application, under the same address as links. */
const PREVIEW = 'preview'

/** How a link that opens nothing answers. */
const statuses: Readonly<Record<ClosedLink['why'], number>> = {
  unknown: 404,
  expired: 410,
  revoked: 410,
  password: 401,
}

const notYet = (): Promise<Opening> => Promise.resolve('unreachable')

/** What a link opens, or why it opens nothing, as a page. */
export function renderStudy(state: PageState): RenderedPage {
  if (state.kind === 'closed') {
    const { closed } = state
    return {
      status: statuses[closed.why],
      title: closedTitle(closed),
      html: renderToString(<ClosedPage closed={closed} onOpen={notYet} />),
      state,
    }
  }
  const { link, reading, readAt } = state
  return {
    status: 200,
    title: `${reading.report.title} — ${reading.company.name}`,
    html: renderToString(<StudyPage {...{ link, reading, readAt }} tools={stillTools(reading)} />),
    state,
  }
}

/** The page that a client reads. */
const studyPage: ServedPage = {
  path: '/etude-immobiliere/:link',
  template: 'study.html',
  render: async ({ params: { link = '' }, query, cookies, now }, { database }) => {
    if (link === PREVIEW) return undefined
    const report = query.get('report')
    const found = await readStudy(database, {
      link,
      cookie: cookies[STUDY_COOKIE],
      now,
      ...(report === null ? {} : { report }),
    })
    return renderStudy(
      found.kind === 'closed'
        ? { kind: 'closed', link, closed: found.closed }
        : { kind: 'open', link, reading: found.reading, readAt: now.toISOString() },
    )
  },
}

/** What this feature shows to strangers. */
export const studyPages: readonly ServedPage[] = [studyPage]
