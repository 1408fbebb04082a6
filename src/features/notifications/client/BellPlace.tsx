import { BellOutlined } from '@ant-design/icons'
import { Button } from '#client/ui/controls'
import { quickPart } from '#client/ui/lazy'
import './bellPlace.css'

const bell = quickPart(async () => (await import(/* webpackChunkName: "bell" */ './bell/Bell')).Bell)

/** The bell comes after the page: until then stands its face, so that nothing moves. */
export function BellPlace() {
  return (
    <bell.Part
      props={{}}
      fallback={
        <Button type="text" className="bell" icon={<BellOutlined aria-hidden />} aria-label="Notifications" disabled />
      }
    />
  )
}
