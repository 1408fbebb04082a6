import { Suspense } from 'react'
import { lazyPart } from '#client/ui/lazy'
import { useNewFile } from './useNewFile'

const NewClientFile = lazyPart(
  async () =>
    (await import(/* webpackChunkName: "new-client-file" */ '../list/newClientFile/NewClientFile')).NewClientFile,
)

/** Begins a client file over the screen that shows it, for who may. */
export function NewFileDrawer() {
  const { isOpen, close } = useNewFile()
  return (
    isOpen && (
      <Suspense>
        <NewClientFile onClose={close} />
      </Suspense>
    )
  )
}
