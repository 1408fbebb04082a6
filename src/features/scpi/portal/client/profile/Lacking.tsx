import { Link } from 'react-router-dom'
import { portalProfileAddress } from '#features/scpi/portal/contract'
import type { Chapter } from './chapters'
import { useProfile } from './ProfileContext'
import { questionAddress } from './QuestionPage'
import { askedOf, isAnswered, isWrong, type Answers, type Step } from './steps'

/** The questions of a chapter that still need an answer. */
export const lackingSteps = ({ steps }: Chapter, answers: Answers): readonly Step[] =>
  askedOf(steps, answers).filter(
    (step) => isWrong(step, answers) || (step.isOptional !== true && !isAnswered(step, answers)),
  )

/** The questions of these chapters that still need an answer, each with the way to it. */
export function Lacking({ chapters }: { chapters: readonly Chapter[] }) {
  const { answers } = useProfile()
  return (
    <ul className="portal-missing">
      {chapters.flatMap((chapter) =>
        lackingSteps(chapter, answers).map(({ key, words }) => (
          <li key={key}>
            <Link to={`${portalProfileAddress(chapter.slug)}${questionAddress(key)}`}>{words}</Link>
          </li>
        )),
      )}
    </ul>
  )
}
