-- A lot that an option or a booking holds: a feed does not change its status.

ALTER TABLE properties ADD COLUMN is_held boolean NOT NULL DEFAULT false;
UPDATE properties l SET is_held = true WHERE l.status IN ('optioned', 'booked', 'sold', 'delivered') AND (
  EXISTS (SELECT FROM options o WHERE o.property_id = l.id AND o.status IN ('active', 'expiring'))
  OR EXISTS (SELECT FROM bookings b WHERE b.property_id = l.id
    AND b.status NOT IN ('withdrawn', 'loan_refused', 'cancelled_client', 'cancelled_promoter'))
);
