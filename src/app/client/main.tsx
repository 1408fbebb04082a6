import './sheets.css'
import { createRoot } from 'react-dom/client'
import { isHandedOver, takeHandOver } from '#client/transport'
import { loadChunk } from '#client/ui/lazy'
import { isEntranceAlone, isPortal, pageOf, type Page } from './page'

const scpiContract = () => loadChunk(() => import(/* webpackChunkName: "scpi-contract" */ './scpiContract'))
const application = async ({ hosts }: Page) => {
  if (hosts.area === 'scpi') await scpiContract()
  return loadChunk(() => import(/* webpackChunkName: "application" */ './application'))
}
const portal = async () => {
  await scpiContract()
  return loadChunk(() => import(/* webpackChunkName: "portal" */ './portal'))
}
const entrance = () => loadChunk(() => import(/* webpackChunkName: "entrance" */ './entrance'))

/** The built application opens without network too (public/serviceWorker.js). A browser that refuses works with one. */
function keepForOffline(): void {
  if (process.env['NODE_ENV'] !== 'production' || !('serviceWorker' in navigator) || window.parent !== window) return
  navigator.serviceWorker.register('/serviceWorker.js').catch(() => undefined)
}

/** Who is not logged in gets the login, which is there long before the application would be. */
async function open(element: HTMLElement): Promise<void> {
  const root = createRoot(element)
  const page = pageOf(location)
  // Clients have pages of their own: another session, and nothing of what members see.
  if (isPortal(page, location)) return (await portal()).openPortal(root, page)
  if (isHandedOver(location)) {
    await takeHandOver(page.connect(), location)
    history.replaceState(null, '', `${location.pathname}${location.search}`)
  }
  const openApplication = async () => {
    await (await application(page)).openApplication(root, page)
  }
  if (!isEntranceAlone(page, location)) return openApplication()
  const { openEntrance } = await entrance()
  openEntrance(root, page, {
    prepare: () => {
      void application(page)
    },
    open: openApplication,
  })
}

const element = document.getElementById('root')
if (!element) throw new Error('The page has no #root.')
void open(element)
keepForOffline()
