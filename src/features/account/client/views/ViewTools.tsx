import { Suspense, useState } from 'react'
import { AppstoreOutlined } from '@ant-design/icons'
import { Button } from '#client/ui/controls'
import { lazyPart } from '#client/ui/lazy'
import { useSavedViews } from './useSavedViews'
import type { ViewedListProps } from './ViewedListProps'

const ViewDrawer = lazyPart(async () => (await import(/* webpackChunkName: "saved-views" */ './ViewDrawer')).ViewDrawer)

/** The views of a list that the person saved, and which columns it has, behind a button. */
export function ViewTools(props: ViewedListProps) {
  const saved = useSavedViews(props.list)
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button
        icon={<AppstoreOutlined aria-hidden />}
        aria-haspopup="dialog"
        onClick={() => {
          setOpen(true)
        }}
      >
        Vues et colonnes
      </Button>
      {isOpen && (
        <Suspense>
          <ViewDrawer
            {...props}
            saved={saved}
            onClose={() => {
              setOpen(false)
            }}
          />
        </Suspense>
      )}
    </>
  )
}
