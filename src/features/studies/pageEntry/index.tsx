import './looks/tokens.css'
import './looks/layout.css'
import './looks/blocks.css'
import './looks/panels.css'
import { hydrateRoot } from 'react-dom/client'
import { ClosedPage, StudyPage, type PageState } from '#features/studies/page'
import { callsOf } from './calls'
import { storageOf } from './device'
import { isKeptCopy, keepForOffline } from './offline'
import { readerTools } from './readerTools'

/** Whether something is what the server wrote into the page: as trusted as the page itself, it is told from nothing else. */
const isState = (value: unknown): value is PageState => typeof value === 'object' && value !== null && 'kind' in value

function readState(): PageState {
  const state: unknown = JSON.parse(document.getElementById('state')?.textContent ?? 'null')
  if (!isState(state)) throw new Error('The page has no state.')
  return state
}

function open(root: HTMLElement, state: PageState): void {
  const { link } = state
  const calls = callsOf(link)
  if (state.kind === 'closed') {
    const tryPassword = async (password: string) => {
      const opening = await calls.open(password)
      if (opening === 'opened') window.location.reload()
      return opening
    }
    hydrateRoot(root, <ClosedPage closed={state.closed} onOpen={tryPassword} />)
    return
  }
  const tools = readerTools(state.reading, { storage: storageOf(link), calls, isCopy: isKeptCopy() })
  hydrateRoot(root, <StudyPage link={link} reading={state.reading} readAt={state.readAt} tools={tools} />)
  void keepForOffline()
}

const root = document.getElementById('root')
if (!root) throw new Error('The page has no #root.')
open(root, readState())
