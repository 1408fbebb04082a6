import { CheckCircleFilled } from '@ant-design/icons'
import { Link } from 'react-router-dom'
import { PageSaveState } from '#client/editing/saving'
import { Card } from '#client/ui'
import { portalProfileAddress, portalSummaryAddress } from '#features/scpi/portal/contract'
import { chapters, isDone, type Chapter } from './chapters'
import { progressOf } from './progress'
import { useProfile } from './ProfileContext'
import { Signature } from './Signature'
import { countOf } from './steps'

/** The chapters of the questionnaire, and how far the client is in each. */
export function ProfileScreen() {
  const { massId, answers, readOnly } = useProfile()
  const { words, isWhole } = progressOf(answers)
  return (
    <>
      <title>Mon profil · Espace client</title>
      <div className="portal-title">
        <h1>Mon profil investisseur</h1>
        <PageSaveState {...(massId === undefined ? {} : { also: [{ type: 'pp_entity', id: massId }] })} />
      </div>
      <p>Vos réponses s’enregistrent au fur et à mesure, même hors connexion. Vous pouvez vous arrêter et revenir.</p>
      {readOnly ? <Signature /> : <p>{words}</p>}
      {isWhole && (
        <Card title={readOnly ? 'Mes résultats' : 'Tout est répondu'}>
          <p>
            <Link to={portalSummaryAddress}>
              {readOnly ? 'Voir mes réponses et mes résultats' : 'Voir la synthèse et signer mon recueil'}
            </Link>
          </p>
        </Card>
      )}
      <ol className="chapters">
        {chapters.map((chapter) => (
          <ChapterLine key={chapter.slug} chapter={chapter} />
        ))}
      </ol>
    </>
  )
}

function ChapterLine({ chapter }: { chapter: Chapter }) {
  const { answers } = useProfile()
  const { given, asked } = countOf(chapter.steps, answers)
  const isComplete = isDone(chapter, answers)
  const verb = isComplete ? 'Revoir' : given === 0 ? 'Commencer' : 'Reprendre'
  const isToHandIn = chapter.isTest && given === asked && !isComplete
  return (
    <li>
      <div>
        <h2>{chapter.title}</h2>
        <p className="portal-note">
          {isComplete && <CheckCircleFilled aria-hidden className="chapter-done" />} {given} sur {asked}{' '}
          {asked > 1 ? 'réponses' : 'réponse'}
          {isToHandIn && ', à remettre'}
        </p>
      </div>
      <Link to={portalProfileAddress(chapter.slug)} aria-label={`${verb}\u00a0: ${chapter.title}`}>
        {verb}
      </Link>
    </li>
  )
}
