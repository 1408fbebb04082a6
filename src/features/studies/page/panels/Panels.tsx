import type { TraceStep } from '#domain'
import type { StudyReading } from '#features/studies/contract'
import type { Chapter } from '#presentation/documents'
import { ChapterList } from '../frame/ChapterList'
import { TrackingNotice } from '../frame/TrackingNotice'
import { useReadable } from '../readable'
import type { QuestionSubject } from '../reader'
import type { ReaderTools } from '../tools'
import { ExplanationPanel } from './ExplanationPanel'
import { PrivacyPanel } from './PrivacyPanel'
import { QuestionPanel } from './QuestionPanel'
import { Sheet } from './Sheet'

/** What stands over the page. */
export type Panel =
  | {
      readonly kind: 'explanation'
      readonly key: string
      readonly amount: string
      readonly isProposal: boolean
      readonly steps: ReadonlyMap<string, TraceStep> | null | undefined
    }
  | { readonly kind: 'question'; readonly subject: QuestionSubject }
  | { readonly kind: 'chapters' }
  | { readonly kind: 'privacy' }

interface PanelsProps {
  readonly panel: Panel | null
  readonly onPanel: (panel: Panel | null) => void
  readonly reading: StudyReading
  readonly tools: ReaderTools
  readonly chapters: readonly Chapter[]
  readonly chapter: { readonly key: string; readonly title: string }
}

export function Panels({ panel, onPanel, reading, tools, chapters, chapter }: PanelsProps) {
  const waiting = useReadable(tools.waiting)
  const refused = useReadable(tools.refused)
  const answered = useReadable(tools.answered)
  const isOffline = useReadable(tools.isOffline)
  const read = useReadable(tools.chaptersRead)
  const isTelling = useReadable(tools.isTelling)
  const onClosed = () => {
    onPanel(null)
  }
  const showPrivacy = () => {
    onPanel({ kind: 'privacy' })
  }
  const { adviser, company } = reading
  switch (panel?.kind) {
    case undefined:
      return null
    case 'explanation':
      return (
        <ExplanationPanel
          figureKey={panel.key}
          amount={panel.amount}
          isProposal={panel.isProposal}
          steps={panel.steps}
          onAsk={() => {
            onPanel({ kind: 'question', subject: { key: panel.key, amount: panel.amount } })
          }}
          onClosed={onClosed}
        />
      )
    case 'question':
      return (
        <QuestionPanel
          {...{ chapter, chapters, answered, waiting, refused, isOffline, onClosed }}
          subject={panel.subject}
          adviser={adviser.name}
          onAsk={tools.ask}
          onForget={tools.forgetRefused}
        />
      )
    case 'chapters':
      return (
        <Sheet title="Chapitres" onClosed={onClosed}>
          <ChapterList chapters={chapters} current={chapter.key} read={read} onChosen={onClosed} />
          <TrackingNotice {...{ reading, tools }} onMore={showPrivacy} />
        </Sheet>
      )
    case 'privacy':
      return (
        <PrivacyPanel
          adviser={adviser.name}
          company={company.name}
          onOptOut={tools.optOut}
          {...{ isTelling, onClosed }}
        />
      )
  }
}
