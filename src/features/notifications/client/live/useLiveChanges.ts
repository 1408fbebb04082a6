import { useEffect } from 'react'
import type { ResourceType } from '#contract'
import { api, ofList } from '#client/api'
import { useHosts } from '#client/screens'
import { selectUser } from '#client/session'
import { useAppDispatch, useAppSelector } from '#client/store'
import { followChanges } from './changes'

/** What is asked again when a resource of a type has changed: what shows some of it. */
const SHOWN_BY: Readonly<Record<string, readonly ResourceType[]>> = {
  notification: ['notification'],
  client_lead: ['client_lead'],
  scpi_client: ['scpi_client', 'pp_account'],
  option: ['option', 'client_file'],
  booking: ['booking', 'client_file'],
  report: ['report', 'client_file'],
  commercial_report: ['commercial_report'],
  company: ['company', 'program', 'property'],
  program: ['program', 'property', 'promoter'],
  simulation_configuration: ['simulation_configuration'],
}

/** What changes in one go is asked once, milliseconds. */
const TOGETHER_MS = 300
/** How often a page asks where nothing is told, milliseconds. */
const ASKED_EVERY_MS = 60_000

/** What a page shows is asked again as it changes on the server; from time to time where it is told nothing. */
export function useLiveChanges(): void {
  const { apiAddress } = useHosts()
  const userId = useAppSelector((state) => selectUser(state)?.id)
  const dispatch = useAppDispatch()
  useEffect(() => {
    if (userId === undefined) return undefined
    const asked = askingAgain((types) => {
      dispatch(api.util.invalidateTags(types.map(ofList)))
      // What the firm hides is hidden by what the session says of the firm, too.
      if (types.includes('company'))
        void dispatch(api.endpoints.me.initiate(undefined, { forceRefetch: true, subscribe: false }))
    })
    let isLive: boolean | undefined
    const stop = followChanges(
      { address: `${apiAddress}/v3/events`, name: `solive-changes-${userId}` },
      {
        changed: ({ type }) => {
          asked.soon(SHOWN_BY[type] ?? [])
        },
        live: (is) => {
          // What happened while nothing was told.
          if (is && isLive === false) asked.soon(everything)
          isLive = is
        },
      },
    )
    const timer = setInterval(() => {
      if (isLive !== true && document.visibilityState === 'visible') asked.soon(often)
    }, ASKED_EVERY_MS)
    return () => {
      stop()
      asked.stop()
      clearInterval(timer)
    }
  }, [apiAddress, userId, dispatch])
}

const everything = [...new Set(Object.values(SHOWN_BY).flat())]
/** What is not asked for where nothing is told: the catalogue is heavy, and its pages read it as they open. */
const heavy: readonly ResourceType[] = ['company', 'program', 'promoter', 'property', 'simulation_configuration']
const often = everything.filter((type) => !heavy.includes(type))

/** Asks for what was named in a while, once. */
function askingAgain(ask: (types: readonly ResourceType[]) => void) {
  const named = new Set<ResourceType>()
  let timer: ReturnType<typeof setTimeout> | undefined
  const now = (): void => {
    timer = undefined
    ask([...named])
    named.clear()
  }
  return {
    soon: (types: readonly ResourceType[]): void => {
      for (const type of types) named.add(type)
      if (named.size > 0) timer ??= setTimeout(now, TOGETHER_MS)
    },
    stop: (): void => {
      clearTimeout(timer)
    },
  }
}
