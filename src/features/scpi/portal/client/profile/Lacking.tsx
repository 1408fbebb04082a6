import { Link } from 'react-router-dom'
import { portalProfileAddress } from '#features/scpi/portal/contract'
import { lackingSteps, type Chapter } from './chapters'
import { useProfile } from './ProfileContext'
import { questionAddress } from './QuestionPage'

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
