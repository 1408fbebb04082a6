import { Link, Navigate, useParams, useSearchParams } from 'react-router-dom'
import { portalProfileAddress } from '#features/scpi/portal/contract'
import { chapters, isHandedIn, type Chapter } from './chapters'
import { ChapterEnd } from './ChapterEnd'
import { ChapterFrame, ChapterHeading } from './ChapterFrame'
import { CorrectionPage } from './CorrectionPage'
import { useProfile } from './ProfileContext'
import { END, QuestionPage, questionAddress } from './QuestionPage'
import { askedOf, countOf, firstLacking } from './steps'

/** A chapter of the questionnaire, one question a page: it opens where the client stopped. */
export function ChapterScreen() {
  const { chapter: slug } = useParams()
  const chapter = chapters.find((one) => one.slug === slug)
  return chapter ? (
    <OpenChapter key={chapter.slug} chapter={chapter} />
  ) : (
    <Navigate replace to={portalProfileAddress()} />
  )
}

function OpenChapter({ chapter }: { chapter: Chapter }) {
  const { answers } = useProfile()
  const [parameters] = useSearchParams()
  const key = parameters.get('question')
  if (chapter.isTest && isHandedIn(answers)) return <CorrectionPage chapter={chapter} />
  if (key === END) return <ChapterEnd chapter={chapter} />
  const step = askedOf(chapter.steps, answers).find((one) => one.key === key)
  if (step) return <QuestionPage chapter={chapter} step={step} />
  const first = firstLacking(chapter.steps, answers)?.key ?? END
  if (key === null && chapter.introduction !== undefined && countOf(chapter.steps, answers).given === 0)
    return <Introduction chapter={chapter} next={first} />
  return <Navigate replace to={questionAddress(first)} />
}

/** What is to be known before the first question. */
const Introduction = ({ chapter: { title, introduction }, next }: { chapter: Chapter; next: string }) => (
  <ChapterFrame
    title={title}
    footer={
      <Link className="chapter-go" to={questionAddress(next)}>
        Commencer
      </Link>
    }
  >
    <ChapterHeading of="introduction">{title}</ChapterHeading>
    <p>{introduction}</p>
  </ChapterFrame>
)
