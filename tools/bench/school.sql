-- A school of the size that `school_size` names, for tools/bench/fill.ts, which also makes `school_question` (the real
-- papers' questions with their keys and letters). The same numbers come out every time. For a migrated database, which it empties.
SELECT setseed(0.42);
SET work_mem = '256MB';
SET maintenance_work_mem = '512MB';

-- Rows refer to each other rightly by making: checking each of millions, and keeping indexes meanwhile, costs hours. In tables
-- that this transaction has emptied nothing needs the database's log either.
SET session_replication_role = replica;
TRUNCATE "User", "GiftCodeBatch", "RateLimit", "ItemDifficulty", "KeptFigures" CASCADE;
CREATE TEMP TABLE school_index AS
  SELECT indexrelid::regclass::text AS name, pg_get_indexdef(indexrelid) AS definition
  FROM pg_index JOIN pg_class ON pg_class.oid = indrelid
  WHERE relnamespace = 'public'::regnamespace AND NOT indisprimary;
DO $$ BEGIN EXECUTE (SELECT 'DROP INDEX ' || string_agg(name, ', ') FROM school_index); END $$;

-- 1. Students. `sort` decides what kind: 0-2 never had access, 3-14 paid by card, 15-18 had a gift code, 19 from the staff.
CREATE TEMP TABLE school_student AS
WITH names AS (
  SELECT
    ARRAY['Mirela','Daniel','Ștefania','Zoë','Łukasz','Nicolò','Fatima','Olena','Andrei','Maria','Ahmed','Blerina','Chen','Dorina',
          'Elif','Farid','Giulia','Hassan','Ioana','José','Karim','Liudmyla','Mehdi','Noémie','Oksana','Paula','Rania','Svetlana',
          'Thị Mai','Valentina','Wei','Yasmine','Zhanna','Arjan','Besnik','Corina','Đorđe','Emeka','Mario','André'] AS first,
    ARRAY['Hoxha','Popescu','Rossi','García','Kovačević','Şahin','Nguyễn','Shevchenko','El Amrani','D''Angelo','Muñoz','Ionescu',
          'Kaya','Petrova','Diallo','Singh','Wójcik','Müller','Fernández','Çela','Marku','Dragomir','Bianchi','Lungu','Traoré',
          'Öztürk','Silva','Haddad','Benali','Rahman','Costa','Leka','Novák','Popa','Moldovan','Yılmaz','Ben Salah','Okafor','Zhang','Rusu'] AS last
)
SELECT n,
       n % 20 AS sort,
       first[1 + floor(random() * 40)::int] AS first_name,
       last[1 + floor(random() * 40)::int] AS last_name,
       -- What the student can do: the part of all students who can do less.
       random() AS rank,
       -- Whom nobody has seen for a year is deleted, and those without access leave no other trace.
       now() - random() * interval '1 day' * CASE WHEN n % 20 < 3 THEN 330 ELSE 730 END AS registered_at
FROM names, school_size, generate_series(1, students) AS n;

ALTER TABLE school_student ADD COLUMN id uuid, ADD COLUMN access_from timestamptz, ADD COLUMN access_to timestamptz,
  ADD COLUMN payment_id uuid, ADD COLUMN code_id uuid, ADD COLUMN is_refunded boolean;
UPDATE school_student SET
  id = uuidv7(registered_at - now()),
  access_from = CASE WHEN sort >= 3 THEN least(now(), registered_at + random() * interval '5 days') END,
  payment_id = CASE WHEN sort BETWEEN 3 AND 14 THEN uuidv7(registered_at - now()) END,
  code_id = CASE WHEN sort BETWEEN 15 AND 18 THEN uuidv7(registered_at - now()) END,
  is_refunded = sort BETWEEN 3 AND 14 AND n % 100 = 7 AND registered_at > now() - interval '300 days';
UPDATE school_student SET access_to = access_from + interval '365 days';
ALTER TABLE school_student ADD COLUMN grant_id uuid DEFAULT uuidv7();

INSERT INTO "User" (id, email, "passwordHash", "firstName", "lastName", "taxCode", "birthDate", "birthPlace", street, city,
  province, "postalCode", phone, "suspendedAt", "externalCode", "createdAt", "accessUntil")
SELECT id,
  translate(lower(replace(replace(first_name || '.' || last_name, ' ', ''), '''', '')), 'șşțëłòéáćčçđễıöüúñóźìà', 'sstelceaccdeiouunozia')
    || n || '@example.it',
  'not a hash: nobody signs in', first_name, last_name,
  -- Letters and digits where a codice fiscale has them.
  upper(translate(substr(md5('t' || n), 1, 6), '0123456789', 'rstvznmlbc')) || lpad((n % 100)::text, 2, '0') ||
    substr('ABCDEHLMPRST', 1 + n % 12, 1) || lpad((1 + n % 31)::text, 2, '0') || 'Z' || lpad((n * 7 % 1000)::text, 3, '0') ||
    substr('ABCDEFGHIJKLMNOPQRSTUVWXYZ', 1 + n % 26, 1),
  date '1960-01-01' + (n * 31 % 16000), 'Durrës', 'Via Roma ' || n % 200, 'Forlì', 'FC', '47121',
  CASE WHEN n % 3 = 0 THEN '+39 333 ' || lpad((n % 10000000)::text, 7, '0') END,
  CASE WHEN access_to < now() AND n % 17 = 0 THEN access_to + interval '3 days' WHEN n % 997 = 0 THEN now() - interval '1 day' END,
  CASE WHEN n % 2 = 0 THEN 'GEST-' || lpad(n::text, 6, '0') END,
  registered_at, CASE WHEN NOT is_refunded THEN access_to END
FROM school_student;
UPDATE "User" SET "searchText" = search_form(concat_ws(' ', '', "lastName", "firstName", email, "taxCode", "externalCode"));

-- 2. Access: payments, gift codes, grants.
INSERT INTO "Payment" (id, "userId", "stripePaymentIntentId", status, "amountCents", livemode, "paidAt", "refundedAt", "createdAt", "updatedAt")
SELECT payment_id, id, 'pi_bench_' || n, CASE WHEN is_refunded THEN 'refunded' ELSE 'succeeded' END::"PaymentStatus", 899, false,
  access_from, CASE WHEN is_refunded THEN least(now(), access_from + interval '9 days') END, access_from, access_from
FROM school_student WHERE payment_id IS NOT NULL;

CREATE TEMP TABLE school_batch AS SELECT number, uuidv7() AS id FROM school_size, generate_series(0, students / 500) AS number;
INSERT INTO "GiftCodeBatch" (id, "keyHash", prefix, size, owner) SELECT id, 'bench-' || number, 'BENCH', 100, 'Una scuola' FROM school_batch;

INSERT INTO "GiftCode" (id, "batchId", number, "codeHash", note, "redeemedAt", "redeemedById", "createdAt")
SELECT code_id, batch.id, 1 + n % 500, 'bench-' || n, 'bench', access_from, student.id, registered_at - interval '10 days'
FROM school_student AS student JOIN school_batch AS batch ON batch.number = n / 500 WHERE code_id IS NOT NULL;

INSERT INTO "AccessGrant" (id, "userId", source, "giftCodeId", "paymentId", "startsAt", "expiresAt", "endedAt", "endReason", "createdAt")
SELECT grant_id, id,
  CASE WHEN payment_id IS NOT NULL THEN 'card' WHEN code_id IS NOT NULL THEN 'gift_code' ELSE 'staff' END::"AccessSource",
  code_id, payment_id, access_from, access_to,
  CASE WHEN is_refunded THEN least(now(), access_from + interval '9 days') END, CASE WHEN is_refunded THEN 'refund' END, access_from
FROM school_student WHERE access_from IS NOT NULL;

-- What was written down of them: the registration and three sign-ins each.
INSERT INTO "AuditEvent" (id, kind, "actorId", "subjectId", "createdAt")
SELECT uuidv7(), CASE WHEN nth = 0 THEN 'account_registered' ELSE 'signed_in' END, id, id,
  CASE WHEN nth = 0 THEN registered_at ELSE greatest(registered_at, now() - random() * interval '350 days') END
FROM school_student, generate_series(0, 3) AS nth;

-- The mails that time and facts asked for so far: all went.
INSERT INTO "Job" (id, queue, kind, key, "userId", "subjectId", state, "dueAt", claims, tries, "finishedAt", "createdAt")
SELECT gen_random_uuid(), 'mail', kind, kind || ':' || subject, id, subject, 'done', at, 1, 1, at, at FROM (
  SELECT 'order' AS kind, payment_id AS subject, id, access_from AS at FROM school_student WHERE payment_id IS NOT NULL
  UNION ALL SELECT 'expires_in_30_days', grant_id, id, access_to - interval '30 days' FROM school_student
  UNION ALL SELECT 'expires_in_7_days', grant_id, id, access_to - interval '7 days' FROM school_student
  UNION ALL SELECT 'deletion_in_30_days', grant_id, id, access_to + interval '330 days' FROM school_student
) AS mail WHERE at < now() + interval '1 minute';

INSERT INTO "RateLimit" (key, points, expire)
SELECT 'login_by_account:' || md5(n::text), 1, (extract(epoch FROM now()) * 1000)::bigint + 900000 FROM school_student WHERE n % 10 = 0;

INSERT INTO "RealExam" (id, "userId", day, ascolto, lettura)
SELECT uuidv7(), id, (access_from + interval '60 days')::date, 'passed', 'failed' FROM school_student WHERE n % 20 = 5;

-- 3. Attempts: three for each student on average (those with access have one to five). One in ten is still under way.
CREATE TEMP TABLE school_attempt AS
SELECT translate(substr(md5(n || '/' || j), 1, 4) || lpad(to_hex(n * 8 + j), 6, '0'), '01', 'xy') AS id,
  student.id AS user_id, n, rank, 1 + (n + j) % 5 AS simulation, random() < 0.1 AS is_active,
  access_from + random() * (least(access_to, now()) - access_from) AS started_at
FROM school_student AS student,
  generate_series(0, (ARRAY[0,0,0,5,5,5,5,5,5,4,4,4,3,3,3,2,2,2,2,1])[sort + 1] - 1) AS j;

INSERT INTO "Attempt" (id, "userId", "simulationId", status, mode, "startedAt", "closedAt")
SELECT id, user_id, simulation, CASE WHEN is_active THEN 'active' ELSE 'closed' END::"AttemptStatus",
  CASE WHEN n % 5 = 0 AND NOT is_active THEN 'exam' ELSE 'practice' END::"AttemptMode", started_at,
  CASE WHEN NOT is_active THEN started_at + interval '95 minutes' END
FROM school_attempt;

INSERT INTO "SittingPart" (id, "attemptId", part, "startedAt", "endsAt", "endedAt")
SELECT uuidv7(), id, part::"PartKey", started_at, started_at + interval '30 minutes', started_at + interval '30 minutes'
FROM school_attempt, unnest(ARRAY['listening', 'reading', 'writing']) AS part WHERE n % 5 = 0 AND NOT is_active;

-- 4. Sheets of answers: some thousand for each section, from the weakest to the strongest, which the sections are filled from.
-- How hard a question is, how well it tells who knows (some hardly do, a few the wrong way round) and which wrong letter draws
-- follow from its name, so that question health has something to find.
CREATE TEMP TABLE school_sheet AS
SELECT simulation, section, place,
  jsonb_object_agg(key, coalesce(given, '')) AS answers,
  jsonb_object_agg(key, 5 + floor(random() * 60)) AS seconds,
  jsonb_agg(jsonb_build_object('id', id, 'userAnswer', given, 'correctAnswer', correct_answer,
    'isCorrect', given IS NOT DISTINCT FROM correct_answer) ORDER BY id) AS marks,
  count(*) FILTER (WHERE given = correct_answer) AS correct, count(*) AS total
FROM (
  SELECT simulation, section, place, id, key, correct_answer,
    CASE WHEN random() < 0.02 THEN NULL
         -- Learners' abilities lie nearly normally around 0.
         WHEN random() < 1 / (1 + exp(-slope * (0.6 * ln((place + 0.5) / (places - place - 0.5)) - difficulty))) THEN correct_answer
         ELSE wrong[CASE WHEN random() < 0.7 THEN 1 ELSE cardinality(wrong) END] END AS given
  FROM (
    SELECT *, (hashtext(simulation || section || id)::bigint & 1023) / 300.0 - 2.2 AS difficulty,
      CASE abs(hashtext(id || section || simulation)::bigint) % 20 WHEN 0 THEN -0.5 WHEN 1 THEN 0.1 WHEN 2 THEN 0.2 ELSE 1.3 END AS slope
    FROM school_question
  ) AS question, (SELECT least(2000, students) AS places FROM school_size) AS size, generate_series(0, places - 1) AS place
) AS answered GROUP BY simulation, section, place;
ANALYZE school_sheet;

INSERT INTO "SectionRecord" (id, "attemptId", section, answers, seconds, revision, completed, "savedAt", "lockedAt", "correctedAt", marks,
  "correctAnswers", "totalQuestions", score, passed)
SELECT uuidv7(), record.id, record.section::"SectionKey", sheet.answers, sheet.seconds, total, true, at, at, at, marks,
  correct, total, round(12.0 * correct / total, 1), correct >= ceil(total / 2.0)
FROM (
  SELECT attempt.id, simulation, section, least(now(), started_at + (1 + part) * interval '16 minutes') AS at,
    floor((rank * 0.9 + random() * 0.1) * least(2000, students))::int AS place
  FROM school_size, school_attempt AS attempt,
    unnest(ARRAY['ascolto1','ascolto2','lettura','cloze']) WITH ORDINALITY AS given (section, part)
  -- Of an attempt under way the first two sections are done.
  WHERE NOT is_active OR part <= 2
) AS record JOIN school_sheet AS sheet USING (simulation, section, place);

INSERT INTO "SectionRecord" (id, "attemptId", section)
SELECT uuidv7(), id, section::"SectionKey" FROM school_attempt, unnest(ARRAY['lettura', 'cloze', 'scrittura']) AS section WHERE is_active;

-- 5. Writings. Of a hundred that were handed in some wait for a teacher; the others were marked by the AI, each by one call.
CREATE TEMP TABLE school_writing AS
SELECT id, started_at + interval '90 minutes' AS at, uuidv7() AS writing_id, uuidv7() AS correction_id,
  least(12, greatest(0, round(3 + 8 * rank + random() * 3 - 1.5)))::int AS score, n % 4000 = 3 AS is_waiting,
  'Gentile direttrice, mi chiamo ' || n || ' e scrivo per chiedere informazioni sul corso di italiano della sera. Ho visto il '
    || 'vostro annuncio in biblioteca e vorrei sapere quando comincia, quanto costa e se ci sono ancora posti liberi. Lavoro in una '
    || 'fabbrica fino alle cinque, perciò posso venire solo dopo le sei. La ringrazio molto e aspetto una sua risposta.' AS text
FROM school_attempt WHERE NOT is_active;

INSERT INTO "SectionRecord" (id, "attemptId", section, answers, revision, completed, "savedAt", "lockedAt", "correctedAt", score, passed)
SELECT uuidv7(), id, 'scrittura', jsonb_build_object('text', text, 'option', 'A'), 1, true, at, at,
  CASE WHEN NOT is_waiting THEN at END, CASE WHEN NOT is_waiting THEN score END, CASE WHEN NOT is_waiting THEN score >= 7 END
FROM school_writing;

INSERT INTO "Writing" (id, "attemptId", option, text, "submittedAt") SELECT writing_id, id, 'A', text, at FROM school_writing;

INSERT INTO "Correction" (id, "writingId", source, state, key, locale, model, "promptVersion", criteria, score, feedback,
  "correctedText", errors, details, "createdAt", "finishedAt")
SELECT correction_id, writing_id, 'ai', 'done', 'bench-' || id, 'it', 'claude-sonnet-5-5', 'bench',
  jsonb_build_object('efficacia', least(3, score / 4), 'stile', least(1, score / 6), 'morfosintassi', least(4, score / 3),
    'lessico', least(3, score / 4), 'ortografia', least(1, score / 10)),
  score, 'Il testo risponde alla traccia.', text, '[]', '{"evidence": {}, "bullets": [true], "reasons": []}', at, at + interval '20 seconds'
FROM school_writing WHERE NOT is_waiting;

INSERT INTO "Job" (id, queue, kind, key, "correctionId", state, "dueAt", claims, tries, "finishedAt", "createdAt")
SELECT gen_random_uuid(), 'correction', 'correction', 'correction:' || correction_id, correction_id, 'done', at, 1, 1, at, at
FROM school_writing WHERE NOT is_waiting;

INSERT INTO "AiCall" (id, "correctionId", step, model, "reservedMicroUsd", "costMicroUsd", "inputTokens", "outputTokens", outcome, "startedAt", "finishedAt")
SELECT uuidv7(), correction_id, 'correct', 'claude-sonnet-5-5', 60000, 20000 + (score * 500), 2000, 1200, 'ok', at, at + interval '15 seconds'
FROM school_writing WHERE NOT is_waiting;

DO $$ DECLARE definition text; BEGIN
  FOR definition IN SELECT school_index.definition FROM school_index LOOP EXECUTE definition; END LOOP;
END $$;
