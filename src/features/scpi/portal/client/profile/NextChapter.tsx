import { Link } from 'react-router-dom'
import { portalProfileAddress, portalSummaryAddress } from '#features/scpi/portal/contract'
import { chapters, isDone, type Chapter } from './chapters'
import { useProfile } from './ProfileContext'

/** To the first chapter after this one in which something lacks, or to what is signed in the end. */
export function NextChapter({ chapter }: { chapter: Chapter }) {
  const { answers, readOnly } = useProfile()
  const place = chapters.indexOf(chapter)
  const others = [...chapters.slice(place + 1), ...chapters.slice(0, place)]
  const next = others.find((one) => !isDone(one, answers))
  if (next)
    return (
      <Link className="chapter-go" to={portalProfileAddress(next.slug)}>
        Continuer&nbsp;: {next.title}
      </Link>
    )
  return isDone(chapter, answers) ? (
    <Link className="chapter-go" to={portalSummaryAddress}>
      {readOnly ? 'Voir la synthèse' : 'Voir la synthèse et signer'}
    </Link>
  ) : (
    <Link className="chapter-go" to={portalProfileAddress()}>
      Revenir à mon profil
    </Link>
  )
}
