import { MailOutlined, MessageOutlined, PhoneOutlined } from '@ant-design/icons'
import { Button } from '#client/ui/controls'
import type { ResourceOf } from '#contract/jsonapi'
import { useShortcuts } from '#client/screens/keyboard'

/** Ways to reach a lead; at the bottom of the screen on a phone. */
export function ContactBar({
  lead: {
    attributes: { phone, email },
  },
}: {
  lead: ResourceOf<'client_lead'>
}) {
  const number = phone?.replace(/[^+\d]/g, '')
  const call = () => {
    window.location.assign(`tel:${number}`)
  }
  useShortcuts(number ? [{ keys: 'a', label: 'Appeler le contact', act: call }] : [])
  return (
    <nav className="lead-contact" aria-label="Joindre le contact">
      {number && (
        <Button href={`tel:${number}`} icon={<PhoneOutlined aria-hidden />}>
          Appeler
        </Button>
      )}
      {number && (
        <Button href={`sms:${number}`} icon={<MessageOutlined aria-hidden />}>
          SMS
        </Button>
      )}
      {email && (
        <Button href={`mailto:${email}`} icon={<MailOutlined aria-hidden />}>
          E-mail
        </Button>
      )}
    </nav>
  )
}
