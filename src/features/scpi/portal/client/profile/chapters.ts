import { portalChapters, type PortalChapter } from '#features/scpi/portal/contract'
import {
  experienceSteps,
  generalSteps,
  objectiveSteps,
  scpiSteps,
  sustainabilitySteps,
  toleranceSteps,
} from './quizSteps'
import { fiscalSteps, pepSteps, wealthSteps, workSteps } from './situationSteps'
import { askedOf, isAnswered, isWrong, type Answers, type Step } from './steps'

/** A chapter of the questionnaire, in the order in which it is asked. */
export interface Chapter {
  readonly slug: PortalChapter
  readonly title: string
  readonly steps: readonly Step[]
  /** Read before the first question. */
  readonly introduction?: string
  /** It is a part of the knowledge test: it is handed in, then corrected. */
  readonly isTest: boolean
}

const INTRODUCTION =
  'Ces questions nous permettent de vérifier que nos recommandations vous conviennent, dans votre intérêt. Répondez sincèrement\u00a0: des réponses inexactes ou incomplètes pourraient conduire à un conseil inadapté, ou nous obliger à ne pas vous conseiller.'

const stepsOf: Readonly<Record<PortalChapter, readonly Step[]>> = {
  'situation-professionnelle': workSteps,
  'budget-patrimoine': wealthSteps,
  fiscalite: fiscalSteps,
  objectifs: objectiveSteps,
  connaissances: generalSteps,
  'connaissances-scpi': scpiSteps,
  experience: experienceSteps,
  tolerance: toleranceSteps,
  durabilite: sustainabilitySteps,
  ppe: pepSteps,
}

const isSlug = (name: string): name is PortalChapter => Object.hasOwn(portalChapters, name)

export const chapters: readonly Chapter[] = Object.entries(portalChapters).flatMap(([name, title]) =>
  isSlug(name)
    ? {
        slug: name,
        title,
        steps: stepsOf[name],
        isTest: name === 'connaissances' || name === 'connaissances-scpi',
        ...(name === 'objectifs' ? { introduction: INTRODUCTION } : {}),
      }
    : [],
)

/** The two chapters that are one test. */
export const testChapters = chapters.filter(({ isTest }) => isTest)

/** The test was handed in: its answers stand, until another attempt is begun. */
export const isHandedIn = ({ quiz }: Answers): boolean => typeof quiz['knowledge_submitted_at'] === 'string'

/** The questions of a chapter that still need an answer. */
export const lackingSteps = ({ steps }: Chapter, answers: Answers): readonly Step[] =>
  askedOf(steps, answers).filter(
    (step) => isWrong(step, answers) || (step.isOptional !== true && !isAnswered(step, answers)),
  )

/** Whether nothing lacks in a chapter. */
export const isDone = (chapter: Chapter, answers: Answers): boolean =>
  lackingSteps(chapter, answers).length === 0 && (!chapter.isTest || isHandedIn(answers))
