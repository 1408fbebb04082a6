import { useEffect, useMemo, useState, type ReactNode } from 'react'
import { chaptersOf } from '#features/studies/contract/chapters'
import type { StudyReading } from '#features/studies/contract'
import { Blocks } from './blocks/Blocks'
import { ChapterEnd } from './chapters/ChapterEnd'
import { ChapterView } from './chapters/ChapterView'
import { Cover } from './chapters/Cover'
import { OriginNotice } from './chapters/OriginNotice'
import { Banners } from './frame/Banners'
import { Bottom } from './frame/Bottom'
import { ChapterList } from './frame/ChapterList'
import { Header } from './frame/Header'
import { TrackingNotice } from './frame/TrackingNotice'
import { linkAddress } from './pageState'
import { Panels, type Panel } from './panels/Panels'
import { stepsByKey } from './panels/explained'
import { COVER, useArrows, useChapterKey } from './place'
import { useReadable } from './readable'
import { ReaderContext } from './reader'
import type { ReaderTools } from './tools'
import { createWhatIf, type Shown } from './whatIf/whatIf'
import { WhatIfPanel } from './whatIf/WhatIfPanel'
import { useIsWide } from './wide'

interface StudyPageProps {
  readonly link: string
  readonly reading: StudyReading
  /** ISO 8601 */
  readonly readAt: string
  readonly tools: ReaderTools
}

/** Where the reader is in a study: the cover is before the first chapter. */
function usePlace(shown: Shown, tools: ReaderTools) {
  const chapters = useMemo(() => chaptersOf(shown.facts, shown.figures), [shown.facts, shown.figures])
  const key = useChapterKey(chapters.map((chapter) => chapter.key))
  const index = chapters.findIndex((chapter) => chapter.key === key)
  const isLast = index === chapters.length - 1
  useEffect(() => tools.showChapter(key, isLast), [tools, key, isLast])
  const next = chapters[index + 1]
  useArrows(index < 0 ? undefined : (chapters[index - 1]?.key ?? COVER), next?.key)
  return { chapters, chapter: chapters[index], key, index, next }
}

/** What stands over the page, and what opens it. */
function usePanel(shown: Shown, tools: ReaderTools) {
  const [panel, setPanel] = useState<Panel | null>(null)
  const explain = async (key: string, amount: string) => {
    tools.noteExplained(key, amount)
    const asked = { kind: 'explanation', key, amount, isProposal: shown.isProposal } as const
    setPanel({ ...asked, steps: undefined })
    const steps = await tools.explain(shown.facts.operation).then(stepsByKey, () => null)
    setPanel((current) => (current?.kind === 'explanation' && current.key === key ? { ...asked, steps } : current))
  }
  const show = (next: Panel) => () => {
    setPanel(next)
  }
  return {
    panel,
    setPanel,
    explain,
    askOfChapter: show({ kind: 'question', subject: {} }),
    showChapters: show({ kind: 'chapters' }),
    showPrivacy: show({ kind: 'privacy' }),
  }
}

interface SideProps {
  readonly reading: StudyReading
  readonly onAsk: () => void
  /** What one may try. */
  readonly children: ReactNode
}

/** Beside the chapter: what one may try, and who one may ask. */
function Side({ reading: { adviser, company }, onAsk, children }: SideProps) {
  return (
    <aside className="side" aria-label="À essayer, à demander">
      {children}
      <section className="card ask">
        <p>
          <strong>{adviser.name}</strong>
          <br />
          <span className="quiet">{company.name}</span>
        </p>
        <button type="button" className="button" onClick={onAsk}>
          Poser une question
        </button>
      </section>
    </aside>
  )
}

/** A study as its reader sees it, one chapter at a time. */
export function StudyPage({ link, reading, readAt, tools }: StudyPageProps) {
  const [whatIf] = useState(() => createWhatIf(reading, tools.calculate))
  const shown = useReadable(whatIf.shown)
  const { chapters, chapter, key, index, next } = usePlace(shown, tools)
  const { panel, setPanel, explain, askOfChapter, showChapters, showPrivacy } = usePanel(shown, tools)
  const read = useReadable(tools.chaptersRead)
  const isOffline = useReadable(tools.isOffline)
  const refused = useReadable(tools.refused).length
  const { adviser, report } = reading
  const title = chapter?.title ?? report.title
  // Said on the cover, and to who comes straight to a chapter.
  const isNew = key === COVER || !chapters.some((one) => read.has(one.key))
  const sliders = reading.facts.sliders.length > 0 && <WhatIfPanel whatIf={whatIf} shown={shown} />
  // Without room beside the chapter, they stand under the chart that they change.
  const areUnderChart = !useIsWide() && key === 'effort'
  return (
    <ReaderContext value={{ explain: (of, amount) => void explain(of, amount) }}>
      <Header
        reading={reading}
        pdfAddress={`${linkAddress(link)}/pdf?report=${report.id}`}
        onDownload={tools.noteDownload}
        progress={(index + 1) / chapters.length}
        isCover={key === COVER}
      >
        <TrackingNotice {...{ reading, tools }} onMore={showPrivacy} />
      </Header>
      <div className={`page is-at-${key}`}>
        <aside className="rail">
          <ChapterList chapters={chapters} current={key} read={read} />
        </aside>
        <main>
          <Banners
            isStale={reading.stale}
            replaces={isNew ? reading.replaces : null}
            onQuestions={askOfChapter}
            {...{ isOffline, refused, readAt }}
          />
          <ChapterView
            chapterKey={key}
            title={title}
            place={chapter ? `Chapitre ${index + 1} sur ${chapters.length}` : reading.company.name}
            origin={<OriginNotice chapterKey={key} shown={shown} whatIf={whatIf} />}
          >
            {chapter ? (
              <Blocks key={key} blocks={chapter.blocks} underChart={areUnderChart && sliders} />
            ) : (
              <Cover reading={reading} shown={shown} />
            )}
          </ChapterView>
        </main>
        <Side reading={reading} onAsk={askOfChapter}>
          {!areUnderChart && sliders}
        </Side>
        <ChapterEnd next={next} adviser={adviser} />
      </div>
      <Bottom next={next?.key} onChapters={showChapters} onQuestion={askOfChapter} />
      <Panels panel={panel} onPanel={setPanel} {...{ reading, tools, chapters }} chapter={{ key, title }} />
    </ReaderContext>
  )
}
