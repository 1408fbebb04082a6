import { render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReadersQuestion, ReadingTold, StudyReading } from '#features/studies/contract'
import { StudyPage } from '#features/studies/page'
import { storageOf } from '../../../../../src/features/studies/pageEntry/device'
import { readerTools } from '../../../../../src/features/studies/pageEntry/readerTools'
import type { Calls, Told } from '../../../../../src/features/studies/pageEntry/calls'
import { studyReading } from '../../../../support/studies/reading'

export const LINK = '7f1d2a30-0000-4000-8000-0000000000aa'

/** A server that a page talks to: what it was told, in the order that it came. */
export interface StudyServer extends Calls {
  readonly told: ReadingTold[]
  /** How it answers from now on. */
  answer: Told
  /** A question that it refuses whenever it answers. */
  refusedText: string | null
  questions: readonly ReadersQuestion[]
}

export function studyServer(): StudyServer {
  const told: ReadingTold[] = []
  const server: StudyServer = {
    told,
    answer: 'told',
    refusedText: null,
    questions: [],
    tell: (one) => {
      if (server.answer === 'told' && one.text !== undefined && one.text === server.refusedText)
        return Promise.resolve('refused')
      if (server.answer === 'told') told.push(one)
      return Promise.resolve(server.answer)
    },
    open: () => Promise.resolve('wrong'),
    readQuestions: () => Promise.resolve(server.questions),
  }
  return server
}

/** Opens a study as a browser does, with the real calculations. */
export function openStudy(reading: StudyReading = studyReading(), server: StudyServer = studyServer()) {
  const tools = readerTools(reading, { storage: storageOf(LINK), calls: server, isCopy: false })
  const view = render(<StudyPage link={LINK} reading={reading} readAt="2026-11-20T09:30:00Z" tools={tools} />)
  return { ...view, server, tools, user: userEvent.setup() }
}
