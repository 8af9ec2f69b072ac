-- A school of the size that `school_size` names, for tests/bench/fill.ts, which also makes `school_question` (the real
-- papers' questions with their keys and letters). The same numbers come out every time. For an empty, migrated database.
SELECT setseed(0.42);
-- The rows below refer to each other rightly; checking each of a million costs minutes.
SET session_replication_role = replica;

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
       -- Nearly normal, mean 0, deviation 1: what the student can do.
       (random() + random() + random() + random() + random() + random() - 3) * 1.41 AS ability,
       now() - random() * interval '730 days' AS registered_at
FROM names, school_size, generate_series(1, students) AS n;

ALTER TABLE school_student ADD COLUMN id uuid, ADD COLUMN access_from timestamptz, ADD COLUMN access_to timestamptz,
  ADD COLUMN payment_id uuid, ADD COLUMN code_id uuid, ADD COLUMN is_refunded boolean;
UPDATE school_student SET
  id = uuidv7(registered_at - now()),
  access_from = CASE WHEN sort >= 3 THEN least(now(), registered_at + random() * interval '5 days') END,
  payment_id = CASE WHEN sort BETWEEN 3 AND 14 THEN uuidv7(registered_at - now()) END,
  code_id = CASE WHEN sort BETWEEN 15 AND 18 THEN uuidv7(registered_at - now()) END,
  is_refunded = sort BETWEEN 3 AND 14 AND n % 100 = 7;
UPDATE school_student SET access_to = access_from + interval '365 days';

INSERT INTO "User" (id, email, "passwordHash", "firstName", "lastName", "taxCode", "birthDate", "birthPlace", street, city,
  province, "postalCode", phone, "suspendedAt", "externalCode", "termsVersion", "termsAcceptedAt", "createdAt")
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
  'bench', registered_at, registered_at
FROM school_student;

-- 2. Access: payments, gift codes, grants.
INSERT INTO "Payment" (id, "userId", "stripePaymentIntentId", status, "amountCents", livemode, "paidAt", "refundedAt", "createdAt", "updatedAt")
SELECT payment_id, id, 'pi_bench_' || n, CASE WHEN is_refunded THEN 'refunded' ELSE 'succeeded' END::"PaymentStatus", 899, false,
  access_from, CASE WHEN is_refunded THEN least(now(), access_from + interval '9 days') END, access_from, access_from
FROM school_student WHERE payment_id IS NOT NULL;

INSERT INTO "GiftCode" (id, "codeHash", note, "redeemedAt", "redeemedById", "createdAt")
SELECT code_id, 'bench-' || n, 'bench', access_from, id, registered_at - interval '10 days'
FROM school_student WHERE code_id IS NOT NULL;

INSERT INTO "AccessGrant" (id, "userId", source, "giftCodeId", "paymentId", "startsAt", "expiresAt", "endedAt", "endReason", "createdAt")
SELECT uuidv7(access_from - now()), id,
  CASE WHEN payment_id IS NOT NULL THEN 'card' WHEN code_id IS NOT NULL THEN 'gift_code' ELSE 'staff' END::"AccessSource",
  code_id, payment_id, access_from, access_to,
  CASE WHEN is_refunded THEN least(now(), access_from + interval '9 days') END, CASE WHEN is_refunded THEN 'refund' END, access_from
FROM school_student WHERE access_from IS NOT NULL;

INSERT INTO "AuditEvent" (id, kind, "actorId", "subjectId", "createdAt")
SELECT uuidv7(registered_at - now()), 'account_registered', id, id, registered_at FROM school_student;

-- 3. Attempts: three for each student on average (those with access have one to five). One in ten is still under way.
CREATE TEMP TABLE school_attempt AS
SELECT translate(substr(md5(n || '/' || j), 1, 10), '01', 'xy') AS id, student.id AS user_id, n, ability,
  1 + (n + j) % 5 AS simulation, random() < 0.1 AS is_active,
  access_from + random() * (least(access_to, now()) - access_from) AS started_at
FROM school_student AS student,
  generate_series(0, (ARRAY[0,0,0,5,5,5,5,5,5,4,4,4,3,3,3,2,2,2,2,1])[sort + 1] - 1) AS j;

INSERT INTO "Attempt" (id, "userId", "simulationId", status, "startedAt", "closedAt")
SELECT id, user_id, simulation, CASE WHEN is_active THEN 'active' ELSE 'closed' END::"AttemptStatus", started_at,
  CASE WHEN NOT is_active THEN started_at + interval '95 minutes' END
FROM school_attempt;

-- 4. Question sections. How hard a question is, how well it tells who knows (some hardly do, a few the wrong way round) and
-- which wrong letter draws follow from its name, so that question health has something to find.
ALTER TABLE school_question ADD COLUMN difficulty float, ADD COLUMN slope float;
UPDATE school_question SET
  difficulty = (hashtext(simulation || section || id)::bigint & 1023) / 300.0 - 2.2,
  slope = CASE abs(hashtext(id || section || simulation)::bigint) % 20 WHEN 0 THEN -0.5 WHEN 1 THEN 0.1 WHEN 2 THEN 0.2 ELSE 1.3 END;
CREATE INDEX ON school_question (simulation, section);
ANALYZE school_question;

INSERT INTO "SectionRecord" (id, "attemptId", section, answers, revision, completed, "savedAt", "lockedAt", "correctedAt", marks,
  "correctAnswers", "totalQuestions", score, passed)
SELECT uuidv7(at - now()), record.id, record.section::"SectionKey", answers,
  CASE WHEN is_open THEN 0 ELSE total END, NOT is_open, CASE WHEN NOT is_open THEN at END,
  CASE WHEN NOT is_open THEN at END, CASE WHEN NOT is_open THEN at END, CASE WHEN NOT is_open THEN marks END,
  CASE WHEN NOT is_open THEN correct END, CASE WHEN NOT is_open THEN total END,
  CASE WHEN NOT is_open THEN round(12.0 * correct / total, 1) END, CASE WHEN NOT is_open THEN correct >= ceil(total / 2.0) END
FROM (
  SELECT attempt.*, section, least(now(), started_at + (1 + place) * interval '16 minutes') AS at,
    -- Of an attempt under way the first two sections are done.
    is_active AND place > 1 AS is_open
  FROM school_attempt AS attempt,
    unnest(ARRAY['ascolto1','ascolto2','lettura','cloze']) WITH ORDINALITY AS part (section, place)
) AS record
CROSS JOIN LATERAL (
  SELECT
    CASE WHEN record.is_open THEN '{}' ELSE jsonb_object_agg(key, coalesce(given, '')) END AS answers,
    jsonb_agg(jsonb_build_object('id', id, 'userAnswer', given, 'correctAnswer', correct_answer,
      'isCorrect', given IS NOT DISTINCT FROM correct_answer) ORDER BY id) AS marks,
    count(*) FILTER (WHERE given = correct_answer) AS correct, count(*) AS total
  FROM (
    SELECT id, key, correct_answer,
      CASE WHEN blank < 0.02 THEN NULL
           WHEN luck < 1 / (1 + exp(-slope * (record.ability - difficulty))) THEN correct_answer
           ELSE wrong[CASE WHEN draw < 0.7 THEN 1 ELSE cardinality(wrong) END] END AS given
    FROM (SELECT question.*, random() AS blank, random() AS luck, random() AS draw FROM school_question AS question
          WHERE question.simulation = record.simulation AND question.section = record.section) AS asked
  ) AS answered
) AS result;

-- 5. Writings. Of a hundred that were handed in some wait for a teacher; the others were marked by the AI, each by one call.
CREATE TEMP TABLE school_writing AS
SELECT id, started_at + interval '90 minutes' AS at, is_active, uuidv7() AS writing_id, uuidv7() AS correction_id,
  least(12, greatest(0, round(7 + 2 * ability + random() * 3 - 1.5)))::int AS score, n % 1000 = 3 AS is_waiting,
  'Gentile direttrice, mi chiamo ' || n || ' e scrivo per chiedere informazioni sul corso di italiano della sera. Ho visto il '
    || 'vostro annuncio in biblioteca e vorrei sapere quando comincia, quanto costa e se ci sono ancora posti liberi. Lavoro in una '
    || 'fabbrica fino alle cinque, perciò posso venire solo dopo le sei. La ringrazio molto e aspetto una sua risposta.' AS text
FROM school_attempt;

INSERT INTO "SectionRecord" (id, "attemptId", section, answers, revision, completed, "savedAt", "lockedAt", "correctedAt", score, passed)
SELECT uuidv7(), id, 'scrittura',
  CASE WHEN is_active THEN '{}' ELSE jsonb_build_object('text', text, 'option', 'A') END, CASE WHEN is_active THEN 0 ELSE 1 END,
  NOT is_active, CASE WHEN NOT is_active THEN at END, CASE WHEN NOT is_active THEN at END,
  CASE WHEN NOT is_active AND NOT is_waiting THEN at END, CASE WHEN NOT is_active AND NOT is_waiting THEN score END,
  CASE WHEN NOT is_active AND NOT is_waiting THEN score >= 7 END
FROM school_writing;

INSERT INTO "Writing" (id, "attemptId", option, text, "submittedAt")
SELECT writing_id, id, 'A', text, at FROM school_writing WHERE NOT is_active;

INSERT INTO "Correction" (id, "writingId", source, state, key, locale, model, "promptVersion", criteria, score, feedback,
  "correctedText", errors, details, "createdAt", "finishedAt")
SELECT correction_id, writing_id, 'ai', 'done', 'bench-' || id, 'it', 'claude-sonnet-5-5', 'bench',
  jsonb_build_object('efficacia', least(3, score / 4), 'stile', least(1, score / 6), 'morfosintassi', least(4, score / 3),
    'lessico', least(3, score / 4), 'ortografia', least(1, score / 10)),
  score, 'Il testo risponde alla traccia.', text, '[]', '{}', at, at + interval '20 seconds'
FROM school_writing WHERE NOT is_active AND NOT is_waiting;

INSERT INTO "AiCall" (id, "correctionId", step, model, "reservedMicroUsd", "costMicroUsd", "inputTokens", "outputTokens", outcome, "startedAt", "finishedAt")
SELECT uuidv7(), correction_id, 'correct', 'claude-sonnet-5-5', 60000, 20000 + (score * 500), 2000, 1200, 'ok', at, at + interval '15 seconds'
FROM school_writing WHERE NOT is_active AND NOT is_waiting;
